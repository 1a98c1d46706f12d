/**
 * The server's HTTP side: create, join, my matches, replay, record. Words of ours for a deal are sent once its commitment
 * was seen, never with the request that makes the match.
 */

import { ownName } from "../people/name.svelte";
import { ask, askAgain, isLost, isSettled, Refused } from "./asking";
import { SEATS, type SeatName } from "./game";
import { keep } from "./keys";
import { forgetDeal, freshKey, keptDeal, ownDeal } from "./ownDeals";
import type * as wire from "./protocol";

/** Keys of requests that were not answered yet: whoever asks for the same again gets what came of it. */
const unanswered = new Map<string, string>();

async function askOnce<T>(path: string, wish: object): Promise<T> {
  const what = JSON.stringify([path, wish]);
  const key = unanswered.get(what) ?? freshKey();
  unanswered.set(what, key);
  try {
    const answer = await askAgain<T>(path, { ...wish, key });
    unanswered.delete(what);
    return answer;
  } catch (error) {
    if (!isLost(error)) unanswered.delete(what);
    throw error;
  }
}

/**
 * Add random words of our own to a deal, now that its commitment is known; the same ones whenever this is done. False where
 * nobody knows if they were added: whoever opens the table does it again.
 */
export async function addWords(match: string, seat: SeatName, token: string, commitment: string): Promise<boolean> {
  const own = ownDeal(match, seat, commitment);
  if (own.commitment !== commitment) throw new Refused("other-commitment", "the server shows another commitment");
  try {
    await askAgain<wire.WordsAdded>(`/matches/${match}/words`, { words: own.words }, token);
    return true;
  } catch (error) {
    if (isLost(error)) return false;
    if (isSettled(error)) forgetDeal(match, seat);
    throw error;
  }
}

/** Create a match, keep the tokens of our seats, and add our words to its deal. */
export async function create(wish: wire.CreateMatch): Promise<wire.Created> {
  const made = await askOnce<wire.Created>("/matches", wish);
  for (const seat of SEATS) {
    const token = made.tokens[seat];
    if (token) keep(made.match, seat, token);
  }
  for (const seat of SEATS) {
    const token = made.tokens[seat];
    if (token) await addWords(made.match, seat, token, made.commitment);
  }
  return made;
}

/** Take the seat an invitation is for. Its match was committed to a deal before; we look at that first. */
export async function join(match: string, invitation: string): Promise<wire.Joined> {
  const at = `#${invitation}`;
  const own = keptDeal(match, at) ?? ownDeal(match, at, (await look(match)).commitment);
  const wish: wire.Join = { invitation, words: own.words, key: own.key, ...ownName() };
  try {
    const joined = await askAgain<wire.Joined>(`/matches/${match}/join`, wish);
    keep(match, joined.seat, joined.token);
    return joined;
  } catch (error) {
    if (isSettled(error)) forgetDeal(match, at);
    throw error;
  }
}

async function sitDown(joined: wire.Joined): Promise<wire.Joined> {
  keep(joined.match, joined.seat, joined.token);
  await addWords(joined.match, joined.seat, joined.token, joined.commitment);
  return joined;
}

export async function rematch(match: string, token: string): Promise<wire.Joined> {
  const wish: wire.AskRematch = { adds_words: true };
  return sitDown(await askAgain<wire.Joined>(`/matches/${match}/rematch`, wish, token));
}

/** Go on from a position of a finished match, against an AI, and keep the token of our seat. */
export async function playOn(match: string, number: number, seat: SeatName, level: number): Promise<wire.Joined> {
  const wish: wire.PlayOn = { number, seat, level, adds_words: true };
  return sitDown(await askOnce<wire.Joined>(`/matches/${match}/play-on`, wish));
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

/** Where the server draws a match: as it stands, or after an entry of its log through a lens; with words in a language. */
export function pictureOf(
  match: string,
  kind: "png" | "svg",
  of: { number?: number; lens?: wire.Replay["lens"]; lang?: string; shape?: "card" | "board" } = {},
): string {
  const asked = Object.entries(of).map(([name, value]) => [name, String(value)]);
  return `/api/v1/matches/${match}/picture.${kind}?${new URLSearchParams(asked)}`;
}
