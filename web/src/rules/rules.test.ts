import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { GAMES } from "../net/game";
import ClassicFigures from "./ClassicFigures.svelte";
import PocketFigures from "./PocketFigures.svelte";
import { rules } from "./rules";
import type { Section } from "./section";

const OTHERS = ["fr", "it", "pl"] as const;
const ENGLISH = { pocket: await rules("pocket", "en"), classic: await rules("classic", "en") };

/** What must be the same in every language: how much is said, and whom and what is shown. */
function shape(section: Section): unknown {
  return {
    id: section.id,
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

const NEWCOMERS = {
  pocket: ["story", "short", "parts", "district", "set-up", "sight", "turn", "actions", "appeal", "sample", "tips"],
  classic: ["story", "short", "quick-start", "parts", "board", "set-up", "round", "visible", "characters", "strategy"],
};

describe.each(GAMES)("the rules of %s", (game) => {
  it("tell the story, the parts, and each thing before it is needed", () => {
    const ids = ENGLISH[game].map((section) => section.id);
    expect(ids.filter((id) => NEWCOMERS[game].includes(id))).toEqual(NEWCOMERS[game]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(OTHERS)("say as much in %s as in English, and nothing in English", async (language) => {
    const other = await rules(game, language);
    expect(other.map(shape)).toEqual(ENGLISH[game].map(shape));
    const same = new Set(everyText(ENGLISH[game]));
    const names = [
      "Holmes, Watson, Toby",
      "Rotation",
      "Joker",
      "Alibi",
      "Options",
      "Mr. Jack: Watson",
      "Mr. Jack: Alibi",
      "Jack: Smith",
      "Jack: Gull",
    ];
    expect(everyText(other).filter((text) => same.has(text) && !names.includes(text))).toEqual([]);
  });

  it("put a narrow space that does not break before French signs", async () => {
    const french = everyText(await rules(game, "fr"));
    expect(french.filter((text) => /[^\u202f][:;!?»]|«[^\u202f]/.test(text))).toEqual([]);
  });

  const figures = ENGLISH[game].flatMap((section) => section.figures ?? []);
  it.each(figures.map((figure) => [figure.name, figure] as const))(
    "draw “%s” and read its caption instead",
    (_, figure) => {
      const { container } = render(game === "pocket" ? PocketFigures : ClassicFigures, figure);
      const drawing = container.querySelector("[role=img]");
      expect(drawing?.querySelector("svg path, svg polygon")).toBeTruthy();
      const read = document.getElementById(drawing?.getAttribute("aria-labelledby") ?? "");
      expect(read?.textContent).toBe(figure.caption);
    },
  );
});
