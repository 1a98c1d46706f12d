/** The server's HTTP side: create, join, my matches, replay, record. */

import { SEATS, type SeatName } from "./game";
import { keep } from "./keys";
import type * as wire from "./protocol";

/** A refusal in the server's own words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  const answer = await fetch(`/api/v1${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const data = await answer.json();
  if (!answer.ok) throw new Refused(data.code ?? "internal", data.message ?? answer.statusText);
  return data as T;
}

/** Random words of our own for the deal, so that nobody else fixed the cards alone. */
export function freshWords(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Create a match and keep the tokens of our seats. */
export async function create(wish: wire.CreateMatch): Promise<wire.Created> {
  const made = await ask<wire.Created>("POST", "/matches", wish);
  for (const seat of SEATS) {
    const token = made.tokens[seat];
    if (token) keep(made.match, seat, token);
  }
  return made;
}

export async function join(match: string, invitation: string): Promise<wire.Joined> {
  const joined = await ask<wire.Joined>("POST", `/matches/${match}/join`, { invitation, words: freshWords() });
  keep(match, joined.seat, joined.token);
  return joined;
}

export async function rematch(match: string, token: string): Promise<wire.Joined> {
  const joined = await ask<wire.Joined>("POST", `/matches/${match}/rematch`, { words: freshWords() }, token);
  keep(joined.match, joined.seat, joined.token);
  return joined;
}

/** Go on from a position of a finished match, against an AI, and keep the token of our seat. */
export async function playOn(match: string, number: number, seat: SeatName, level: number): Promise<wire.Joined> {
  const wish: wire.PlayOn = { number, seat, level, words: freshWords() };
  const joined = await ask<wire.Joined>("POST", `/matches/${match}/play-on`, wish);
  keep(joined.match, joined.seat, joined.token);
  return joined;
}

export async function myMatches(tokens: string[]): Promise<wire.Summary[]> {
  if (tokens.length === 0) return [];
  return (await ask<wire.MyMatches>("POST", "/my-matches", { tokens: tokens.slice(-200) })).matches;
}

/** A match as somebody who only looks on sees it. */
export const look = (match: string): Promise<wire.Table> => ask("GET", `/matches/${match}`);

export const games = (): Promise<wire.Games> => ask("GET", "/games");

export const replay = (match: string, lens: string, token?: string): Promise<wire.Replay> =>
  ask("GET", `/matches/${match}/replay?lens=${lens}`, undefined, token);

export const record = (match: string, token?: string): Promise<wire.RecordJson> =>
  ask("GET", `/matches/${match}/record`, undefined, token);

/** Every chance event of a finished match: how many outcomes it had and which one came. */
export const chances = (match: string, token?: string): Promise<wire.Chances> =>
  ask("GET", `/matches/${match}/chances`, undefined, token);
