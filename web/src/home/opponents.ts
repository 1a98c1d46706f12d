/** Opponents by name: the AI's levels, the server's bots, a friend. */

import type { SeatInfo } from "../net/protocol";
import { say } from "../words/words.svelte";

export const levelName = (level: number): string => say(`level-${level}`);

/** What an opponent of this level does, and does not. */
export const levelPromise = (level: number): string => say(`level-${level}-about`);

/** A level among others: its number, its name, and whether it is the easiest or the strongest. */
export function levelChoice(level: number, levels: readonly number[]): string {
  const end = level === levels[0] ? "level-easiest" : level === levels.at(-1) ? "level-strongest" : null;
  const name = levelName(level);
  return levels.length > 1 && end
    ? say("level-at-end", { level, name, end: say(end) })
    : say("level-between", { level, name });
}

/** What stands before the name of a bot among the choices. */
export const BOT = "bot:";

/** Who was chosen to play for the server: a level of the AI, or a bot by its name. */
export function chosenPlayer(value: string): { level: number; bot: string } {
  return value.startsWith(BOT) ? { level: 1, bot: value.slice(BOT.length) } : { level: Number(value) || 1, bot: "" };
}

/** Against whom a match is. */
export function against(opponent: SeatInfo): string {
  if (opponent.level) return say("against-named-level", { name: levelName(opponent.level) });
  if (!opponent.name) return say("against-friend");
  return say(opponent.kind === "bot" ? "against-bot" : "against-named", { name: opponent.name });
}
