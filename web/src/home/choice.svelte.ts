/** What was chosen before a game, and how the last one was begun: kept in the browser. */

import type { Game, SeatName } from "../net/game";
import type { OptionInfo } from "../net/protocol";

const KEPT = "whitechapel.choice";

type OptionValue = string | number | boolean;

/** Which side somebody plays, or that it is drawn by lot. */
export type SideWish = SeatName | "any";

export interface Choice {
  /** The AI’s level in each game; the easiest before anything was chosen. */
  levels: Record<Game, number>;
  /** The server's bot to play against; empty for the AI. */
  bot: string;
  /** The rule options that were chosen, by their names; what is not here has its default. */
  options: Record<string, OptionValue>;
  /** Who plays each side where somebody only looks on: a level, or a bot. */
  watched: Record<Game, Record<SeatName, string>>;
  /** The last game that was begun against the AI or a bot. */
  last: { game: Game; side: SideWish } | null;
}

const EASIEST: Choice["levels"] = { pocket: 1, classic: 1 };
/** A game worth looking at: both think, and neither takes long. */
const WORTHY = "5";

function kept(): Partial<Choice> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Choice>;
  } catch {
    return {};
  }
}

function chosenBefore(): Choice {
  const { levels, bot, options, watched, last } = kept();
  const watching = (game: Game): Record<SeatName, string> => ({ jack: WORTHY, detective: WORTHY, ...watched?.[game] });
  return {
    levels: { ...EASIEST, ...levels },
    bot: bot ?? "",
    options: { ...options },
    watched: { pocket: watching("pocket"), classic: watching("classic") },
    last: last ?? null,
  };
}

export const choice: Choice = $state(chosenBefore());

/** Keep what was chosen. */
export function keepChoice(): void {
  localStorage.setItem(KEPT, JSON.stringify(choice));
}

/** The chosen values of these rule options. */
export function chosenOf(options: readonly OptionInfo[]): Record<string, OptionValue> {
  const values = options.flatMap((option): [string, OptionValue][] => {
    const value = choice.options[option.name];
    return value !== undefined && option.values.includes(value) ? [[option.name, value]] : [];
  });
  return Object.fromEntries(values);
}
