/** How this browser likes the table. Kept in the browser, never sent. */

export const THEMES = ["dark", "light", "contrast"] as const;
export const COLOURS = ["usual", "safe"] as const;
export const COACHES = ["first", "always", "never"] as const;
export const STAGINGS = ["full", "quick", "off"] as const;

export interface Settings {
  theme: (typeof THEMES)[number];
  /** Which colours people have: the usual ones, or those for whoever sees fewer hues. */
  colours: (typeof COLOURS)[number];
  /** How what happens is staged: in full, quickly, or not at all. */
  staging: (typeof STAGINGS)[number];
  /** Whether hexes show what they are called; while nobody has said so, where it helps. */
  coordinates?: boolean;
  autoConfirm: boolean;
  sound: boolean;
  /** How loud it is, from 0 to 1. */
  volume: number;
  split: boolean;
  /** Whether a coach speaks: in the first match of each game, always or never. */
  coach: (typeof COACHES)[number];
  /** Whether suspects can be marked with a pencil. */
  pencil: boolean;
  /** Whether a table of turns is offered. */
  turns: boolean;
  /** Whether a preview shows by faces who would stay. */
  whatIf: boolean;
  /** Whether Jack is shown what the other side can still believe. */
  believed: boolean;
  /** Whether the player's own secret lies face down also where nobody shares the screen. */
  faceDown: boolean;
  /** Whether what others say at the table is not shown. */
  muted: boolean;
}

const KEPT = "whitechapel.settings";
const PACES: Record<Settings["staging"], number> = { full: 1, quick: 0.4, off: 0 };
const DEFAULTS: Settings = {
  theme: "dark",
  colours: "usual",
  staging: "full",
  autoConfirm: false,
  sound: true,
  volume: 0.8,
  split: true,
  coach: "first",
  pencil: true,
  turns: true,
  whatIf: true,
  believed: true,
  faceDown: false,
  muted: false,
};

function kept(): Settings {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>;
    return { ...DEFAULTS, ...found };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(kept());

/** Keep the settings and show them on the page, before anything is drawn by them; called once, for good. */
export function followSettings(): void {
  $effect(() => localStorage.setItem(KEPT, JSON.stringify(settings)));
  $effect.pre(() => {
    document.documentElement.dataset["theme"] = settings.theme;
    document.documentElement.dataset["colours"] = settings.colours;
    document.documentElement.style.setProperty("--pace", String(pace()));
  });
}

/** The theme as one word: pictures are drawn anew where it is another. */
export const themed = (): string => `${settings.theme}-${settings.colours}`;

/** How long motion takes, as a factor; nothing moves for people who asked their system for less motion. */
export function pace(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACES[settings.staging];
}

/** Sound off or on again: who wants it on wants to hear it. */
export function switchSound(): void {
  settings.sound = !settings.sound;
  if (settings.sound && settings.volume === 0) settings.volume = DEFAULTS.volume;
}
