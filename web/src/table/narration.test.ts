// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Beat, Turn } from "../net/protocol";
import { sentence } from "../words/words.svelte";
import { event } from "./choices.testing";
import { endOf, openly, said } from "./narration";

const beat = (kind: Beat["kind"], id: string, special: Partial<Beat> = {}): Beat => ({
  kind,
  message: { id, args: {} },
  actor: null,
  places: [],
  people: [],
  secret: false,
  hidden: null,
  ...special,
});
const texts = (beats: Beat[], open: boolean): string[] =>
  said(event(1, { beats }), open).map(({ message }) => sentence(message));

describe("what a table says of an event", () => {
  it("is what its beats say, one after another, with a large letter at the beginning", () => {
    const who = { id: "seat-detective", args: { game: "pocket" } };
    const moved = { id: "log-holmes", args: { who, steps: 2 } };
    const beats = [beat("action", "", { message: moved }), beat("answer", "log-unseen")];
    expect(texts(beats, true)).toEqual(["The Investigator moves Holmes 2 spaces", "Witnesses: Mr. Jack is not seen"]);
  });

  it("leaves beats out that are only seen", () => {
    expect(texts([beat("set-up", "", { message: null })], true)).toEqual([]);
  });

  it("says what an action changed to those who want it explained", () => {
    const moved = event(1, { beats: [beat("action", "log-tiles"), beat("change", "the-chase")] });
    expect(said(moved, true)).toHaveLength(1);
    expect(said(moved, true, true).map(({ message }) => message.id)).toEqual(["log-tiles", "the-chase"]);
  });

  it("keeps what only one seat knows face down, unless it may be said", () => {
    const drawn = { id: "log-card", args: { name: { id: "name-madame", args: {} } } };
    const hidden = { id: "log-card-hidden", args: {} };
    const card = beat("card", "", { message: drawn, hidden, secret: true, people: ["madame"] });
    expect(texts([card], true)).toEqual(["The card drawn: Madame"]);
    expect(texts([card], false)).toEqual(["A card is drawn face down"]);
  });
});

describe("the end", () => {
  const ending = [{ id: "wins", args: {} }];
  const given = {
    phase: "over",
    ending,
    revealed: { jack: "gull" },
    result: { winner: "jack", reason: "resignation" },
  };
  const turn = given as Partial<Turn> as Turn;

  it("is told where no event tells it: somebody gave up", () => {
    expect(endOf([beat("action", "log-resigned")], turn)).toMatchObject([
      { kind: "end", message: ending[0], actor: "jack", people: ["gull"] },
    ]);
  });

  it("is not told twice, and not before", () => {
    expect(endOf([beat("end", "wins")], turn)).toEqual([]);
    expect(endOf([beat("action", "log-alibi")], { ...turn, phase: "playing" })).toEqual([]);
  });
});

it("a beat that is face down shows nobody", () => {
  const hidden = { id: "log-card-hidden", args: {} };
  const card = beat("card", "log-card", { hidden, secret: true, people: ["madame"] });
  expect(openly([card], false)).toMatchObject([{ message: hidden, people: [] }]);
  expect(openly([card], true)).toEqual([card]);
});
