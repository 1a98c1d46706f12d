/** How this browser likes the table. Kept in the browser, never sent. */

export const THEMES = ["dark", "light", "contrast"] as const;
export const COLOURS = ["usual", "safe"] as const;
export const COACHES = ["first", "always", "never"] as const;
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;

export interface Settings {
  theme: (typeof THEMES)[number];
  /** Which colours people have: the usual ones, or those for whoever sees fewer hues. */
  colours: (typeof COLOURS)[number];
  speed: (typeof SPEEDS)[number];
  /** Whether hexes show what they are called; while nobody has said so, where it helps. */
  coordinates?: boolean;
  autoConfirm: boolean;
  sound: boolean;
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
}

const KEPT = "whitechapel.settings";
const PACES: Record<Settings["speed"], number> = { slow: 1.8, normal: 1, fast: 0.4, off: 0 };
const DEFAULTS: Settings = {
  theme: "dark",
  colours: "usual",
  speed: "normal",
  autoConfirm: false,
  sound: true,
  split: true,
  coach: "first",
  pencil: true,
  turns: true,
  whatIf: true,
  believed: true,
  faceDown: false,
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

/** Keep the settings and show them on the page; called once, for good. */
export function followSettings(): void {
  $effect(() => {
    localStorage.setItem(KEPT, JSON.stringify(settings));
    document.documentElement.dataset["theme"] = settings.theme;
    document.documentElement.dataset["colours"] = settings.colours;
    document.documentElement.style.setProperty("--pace", String(pace()));
  });
}

/** How long motion takes, as a factor; nothing moves for people who asked their system for less motion. */
export function pace(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACES[settings.speed];
}
