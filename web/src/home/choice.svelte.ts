/** The options behind the disclosure: sane defaults, kept in the browser. */

import type { OptionInfo } from "../net/protocol";

const KEPT = "whitechapel.choice";

type OptionValue = string | number | boolean;

export interface Choice {
  level: number;
  /** The server's bot to play against; empty for the AI. */
  bot: string;
  /** The rule options that were chosen, by their names; what is not here has its default. */
  options: Record<string, OptionValue>;
}

const DEFAULTS: Choice = { level: 4, bot: "", options: {} };

function kept(): Choice {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Choice>;
    return { ...DEFAULTS, ...found, options: { ...found.options } };
  } catch {
    return structuredClone(DEFAULTS);
  }
}

export const choice: Choice = $state(kept());

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
