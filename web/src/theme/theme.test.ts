import { describe, expect, it } from "vitest";
import { contrast } from "../board/portraits";
import css from "./theme.css?raw";

/** The colours of a theme by name, those of the night where it has no other. */
function colours(theme: string): Record<string, string> {
  const blocks = [...css.matchAll(/:root(?:\[data-theme="(\w+)"\])? \{([^}]*)\}/g)];
  const meant = blocks.filter(([, name]) => name === undefined || name === theme);
  const set = meant.flatMap(([, , rules = ""]) => [...rules.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)]);
  return Object.fromEntries(set.map(([, name = "", colour = ""]) => [name, whole(colour)]));
}
const whole = (colour: string): string =>
  colour.length === 4 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join("")}` : colour;

/** What is written in which colour on which ground, on the page and in its drawings. */
const WRITTEN: [ink: string, grounds: string[]][] = [
  ["ink", ["ground", "ground-raised", "ground-high"]],
  ["ink-soft", ["ground", "ground-raised", "ground-high"]],
  ["light", ["ground", "ground-raised", "ground-high"]],
  ["danger", ["ground", "ground-raised", "ground-high"]],
  ["calm", ["ground", "ground-raised"]],
  ["light-ink", ["light"]],
  ["ground", ["danger", "calm"]],
];

describe.each(["dark", "light", "contrast"])("the %s theme", (theme) => {
  const found = colours(theme);
  const pairs = WRITTEN.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const));

  it.each(pairs)("can be read: %s on %s", (ink, ground) => {
    expect(contrast(found[ink] ?? "", found[ground] ?? "")).toBeGreaterThanOrEqual(4.5);
  });
});
