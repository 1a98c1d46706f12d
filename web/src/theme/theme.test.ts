// @vitest-environment node
import { describe, expect, it } from "vitest";
import cutouts from "../../../src/whitechapel/core/svg_cutouts.json";
import { contrast } from "./contrast";
import people from "./people.css?raw";
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
  ["jack", ["ground", "ground-raised"]],
  ["detective", ["ground", "ground-raised"]],
  ["paper-ink", ["paper"]],
  ["badge-ink", ["badge"]],
  ["coin-ink", ["coin"]],
  ["light-ink", ["light"]],
  ["ground", ["danger", "calm"]],
];

/** What must be told from what it lies on, by its lightness alone: brick and coping, a lit street's edge, what frames a field. */
const SHOWN: [shape: string, grounds: string[]][] = [
  ["coping", ["street", "brick", "alley"]],
  ["line-strong", ["ground", "ground-raised"]],
  ["kerb-lit", ["street-lit"]],
];

describe.each(["dark", "light", "contrast"])("the %s theme", (theme) => {
  const found = colours(theme);
  const pairs = WRITTEN.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const));

  it.each(pairs)("can be read: %s on %s", (ink, ground) => {
    expect(contrast(found[ink] ?? "", found[ground] ?? "")).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHOWN.flatMap(([shape, grounds]) => grounds.map((ground) => [shape, ground] as const)))(
    "shows %s on %s without any hue",
    (shape, ground) => {
      expect(contrast(found[shape] ?? "", found[ground] ?? "")).toBeGreaterThanOrEqual(2);
    },
  );
});

describe("the people's colours", () => {
  const [usual = "", safe = ""] = people.split('[data-colours="safe"]');
  const told = (rules: string): Record<string, string> =>
    Object.fromEntries(
      [...rules.matchAll(/--c-(\w+): (#[0-9a-f]{6})/g)].map(([, name = "", colour = ""]) => [name, colour]),
    );

  it("are those of the drawings", () => {
    const drawn = Object.entries(cutouts.faces).map(([name, [ground]]) => [name, ground?.[0]]);
    expect(told(usual)).toEqual(Object.fromEntries(drawn));
  });

  it("are all different in the safe set", () => {
    const colours = Object.values({ ...told(usual), ...told(safe) });
    expect(new Set(colours).size).toBe(colours.length);
  });
});
