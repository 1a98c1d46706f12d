/** The games this page has a table for, and who sits at one. */

import type { Position } from "./protocol";

export const GAMES = ["pocket", "classic"] as const satisfies readonly Position["game"][];
export type Game = (typeof GAMES)[number];
export const SEATS = ["jack", "detective"] as const;
export type SeatName = (typeof SEATS)[number];

/** Whether this page has a table for a game. */
export function isGame(name: string): name is Game {
  return GAMES.some((game) => game === name);
}
