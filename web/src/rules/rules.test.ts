import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import ClassicFigures from "./ClassicFigures.svelte";
import PocketFigures from "./PocketFigures.svelte";
import { RULES } from "./rules";
import type { Section } from "./section";

const GAMES = ["pocket", "classic"] as const;
const OTHERS = ["fr", "it", "pl"] as const;

/** What must be the same in every language: how much is said, and whom and what is shown. */
function shape(section: Section): unknown {
  return {
    paragraphs: section.paragraphs.length,
    points: section.list?.length,
    people: section.people?.map(([character]) => character),
    rows: section.table?.rows.length,
    figures: section.figures?.map((figure) => figure.name),
  };
}

function everyText(sections: Section[]): string[] {
  return sections.flatMap((section) => [
    section.title,
    ...section.paragraphs,
    ...(section.list ?? []).flat(),
    ...(section.people ?? []).map(([, text]) => text),
    ...(section.table ? [...section.table.head, ...section.table.rows.flat()] : []),
    ...(section.figures ?? []).map((figure) => figure.caption),
  ]);
}

describe.each(GAMES)("the rules of %s", (game) => {
  it.each(OTHERS)("say as much in %s as in English, and nothing in English", async (language) => {
    const english = (await RULES.en[game]()).default;
    const other = (await RULES[language][game]()).default;
    expect(other.map(shape)).toEqual(english.map(shape));
    const same = new Set(everyText(english));
    const names = ["Holmes, Watson, Toby", "Rotation", "Joker", "Alibi", "Options"];
    expect(everyText(other).filter((text) => same.has(text) && !names.includes(text))).toEqual([]);
  });

  it("put a narrow space that does not break before French signs", async () => {
    const french = everyText((await RULES.fr[game]()).default);
    expect(french.filter((text) => /[^\u202f][:;!?»]|«[^\u202f]/.test(text))).toEqual([]);
  });

  it("draw every figure and read its caption instead", async () => {
    const Figures = game === "pocket" ? PocketFigures : ClassicFigures;
    const figures = (await RULES.en[game]()).default.flatMap((section) => section.figures ?? []);
    expect(figures.length).toBeGreaterThan(5);
    for (const figure of figures) {
      const { container, unmount } = render(Figures, figure);
      const drawing = container.querySelector("[role=img]");
      expect(drawing?.querySelector("svg path, svg polygon"), figure.name).toBeTruthy();
      const read = document.getElementById(drawing?.getAttribute("aria-labelledby") ?? "");
      expect(read?.textContent).toBe(figure.caption);
      unmount();
    }
  });
});
