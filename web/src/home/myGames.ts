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

/** Whether somebody here is to act. */
export const isCalled = (match: MyGame): boolean =>
  match.phase === "playing" && (match.both || match.to_act === match.seat);

/** The latest game that waits for somebody here, else the latest that is not over. */
export function gameToGoOnWith(mine: readonly MyGame[]): MyGame | null {
  return mine.find(isCalled) ?? mine.find((match) => match.phase === "playing") ?? null;
}
