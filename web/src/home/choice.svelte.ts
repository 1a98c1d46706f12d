/** The options behind the disclosure: sane defaults, kept in the browser. */

const KEPT = "whitechapel.choice";

export interface Choice {
  level: number;
  /** The server's program to play against; empty for the AI. */
  bot: string;
  options: { edition: string; lit_gaslight_blocks_lantern: boolean };
}

const DEFAULTS: Choice = {
  level: 4,
  bot: "",
  options: { edition: "revised_2016", lit_gaslight_blocks_lantern: false },
};

function kept(): Choice {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Choice>;
    return { ...DEFAULTS, ...found, options: { ...DEFAULTS.options, ...found.options } };
  } catch {
    return structuredClone(DEFAULTS);
  }
}

export const choice: Choice = $state(kept());

/** Keep what was chosen. */
export function keepChoice(): void {
  localStorage.setItem(KEPT, JSON.stringify(choice));
}
