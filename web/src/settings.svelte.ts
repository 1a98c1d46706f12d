/** How this browser likes the table. Kept in the browser, never sent. */

export const THEMES = ["dark", "light", "contrast"] as const;
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;

export interface Settings {
  theme: (typeof THEMES)[number];
  speed: (typeof SPEEDS)[number];
  autoConfirm: boolean;
  sound: boolean;
  split: boolean;
}

const KEPT = "whitechapel.settings";
const PACES: Record<Settings["speed"], number> = { slow: 1.8, normal: 1, fast: 0.4, off: 0 };
const DEFAULTS: Settings = { theme: "dark", speed: "normal", autoConfirm: false, sound: true, split: true };

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
    document.documentElement.style.setProperty("--pace", String(pace()));
  });
}

/** How long motion takes, as a factor; nothing moves for people who asked their system for less motion. */
export function pace(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACES[settings.speed];
}
