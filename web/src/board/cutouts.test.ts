// @vitest-environment node
import { describe, expect, it } from "vitest";
import theme from "../theme/theme.css?raw";
import { cutout, fillOf, isDrawn, sprite } from "./cutouts";

const PEOPLE = "bert goodley gull holmes lane lestrade madame pizer smith stealthy toby watson".split(" ");

describe("cut-outs", () => {
  const signs = ["lamp", "seen", "unseen", "footprints"].map((name) => cutout("sign", name).shapes());
  const all = [sprite(), ...signs].join("");

  it.each([...PEOPLE, "jack"])("have a face for %s, round and square, in a colour the theme can change", (name) => {
    expect(isDrawn(name)).toBe(true);
    const [face, card, figure] = (["face", "card", "figure"] as const).map((cut) => cutout(cut, name).shapes());
    expect(face).toContain('clip-path="url(#round)"');
    expect(face).toContain(card);
    expect(card).toContain(`fill="var(--c-${name},#`);
    expect(card?.endsWith(figure ?? "-")).toBe(true);
  });

  it("draw nobody they do not know", () => {
    expect(isDrawn("moriarty")).toBe(false);
  });

  it("say colours by names that the theme has", () => {
    const named = [...all.matchAll(/fill="var\(--([a-z-]+)\)"/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(theme).toContain(`--${name}:`);
    expect(fillOf("#123456")).toBe("#123456");
  });
});
