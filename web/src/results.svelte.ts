/** What was won and lost against the AI in this browser, and which level that suggests. Kept in the browser, never sent. */

import type { Game, SeatName } from "./net/game";
import { offers } from "./net/offers.svelte";

/** A finished game against the AI. */
export interface GameResult {
  match: string;
  game: Game;
  level: number;
  seat: SeatName;
  won: boolean;
}

const KEPT = "whitechapel.results";
/** How many are remembered: enough for every streak. */
const MOST = 200;
/** As many alike in a row suggest another level. */
const ENOUGH = 3;

function isResult(found: unknown): found is GameResult {
  const one = found as Partial<GameResult> | null;
  return typeof one?.match === "string" && typeof one.level === "number" && typeof one.won === "boolean";
}

function kept(): GameResult[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter(isResult) : [];
  } catch {
    return [];
  }
}

const results = $state({ all: kept() });

/** Remember how a game against the AI ended. Said again of the same match, it changes nothing. */
export function recordResult(game: Game, level: number, seat: SeatName, won: boolean, match: string): void {
  if (results.all.some((one) => one.match === match)) return;
  results.all = [...results.all, { match, game, level, seat, won }].slice(-MOST);
  localStorage.setItem(KEPT, JSON.stringify(results.all));
}

const of = (game: Game): GameResult[] => results.all.filter((one) => one.game === game);

/** How many games of this kind were finished here. */
export const finished = (game: Game): number => of(game).length;

/** How many were won in a row at a level, up to now; lost ones are counted below zero. */
export function streak(game: Game, level: number): number {
  const there = of(game).filter((one) => one.level === level);
  const last = there.at(-1);
  if (!last) return 0;
  const length = there.length - 1 - there.findLastIndex((one) => one.won !== last.won);
  return last.won ? length : -length;
}

/** A level up after three games won in a row at the level last played, one down after three lost; else null. */
export function suggested(game: Game): number | null {
  const level = of(game).at(-1)?.level;
  if (level === undefined) return null;
  const alike = streak(game, level);
  const next = level + Math.sign(alike);
  return Math.abs(alike) >= ENOUGH && offers.levels(game).includes(next) ? next : null;
}
