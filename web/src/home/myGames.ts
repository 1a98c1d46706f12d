/** The games of this browser, each once, and the one to go on with. */

import type { Summary } from "../net/protocol";

/** A game of mine; `both` where both sides are played at this screen. */
export interface MyGame extends Summary {
  both: boolean;
}

/** Each game once: two at one screen hold both its seats. */
export function eachOnce(listed: readonly Summary[]): MyGame[] {
  return [...new Map(listed.map((match) => [match.match, match])).values()].map((match) => ({
    ...match,
    both: listed.filter((one) => one.match === match.match).length > 1,
  }));
}

const HIDDEN = "whitechapel.hidden";
const MOST_HIDDEN = 500;

/** The games that were taken off the list. Their seats stay ours: whoever has the address can go on. */
export function hiddenGames(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(HIDDEN) ?? "[]");
    return Array.isArray(kept) ? kept.filter((match) => typeof match === "string") : [];
  } catch {
    return [];
  }
}

/** Take a game off the list, or put it back. */
export function hideGame(match: string, hidden: boolean): void {
  const others = hiddenGames().filter((one) => one !== match);
  localStorage.setItem(HIDDEN, JSON.stringify((hidden ? [...others, match] : others).slice(-MOST_HIDDEN)));
}

/** Those that wait for somebody here come first, then those that are not over; the latest of each first. */
export function inOrder(mine: readonly MyGame[]): MyGame[] {
  const rank = (match: MyGame): number => (isCalled(match) ? 0 : match.phase === "over" ? 2 : 1);
  return [...mine].sort((one, other) => rank(one) - rank(other) || other.created - one.created);
}

/** Whether somebody here is to act. */
export const isCalled = (match: MyGame): boolean =>
  match.phase === "playing" && (match.both || match.to_act === match.seat);

/** The latest game that waits for somebody here, else the latest that is not over. */
export function gameToGoOnWith(mine: readonly MyGame[]): MyGame | null {
  return mine.find(isCalled) ?? mine.find((match) => match.phase === "playing") ?? null;
}
