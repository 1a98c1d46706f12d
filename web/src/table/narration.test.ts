import { describe, expect, it } from "vitest";
import type { Beat } from "../net/protocol";
import { sentence } from "../words/words.svelte";
import { event } from "./choices.testing";
import { said, witnessed } from "./narration";

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

describe("the witnesses' moment", () => {
  it("is their answer, and how many suspects are left", () => {
    const left = beat("cleared", "", { message: { id: "log-suspects-left", args: { count: 4 } } });
    const beats = [
      beat("action", "log-alibi"),
      beat("answer", "log-seen"),
      beat("cleared", "log-cleared", { people: ["gull"] }),
      left,
    ];
    expect(witnessed(event(1, { beats }))?.map(sentence)).toEqual([
      "Witnesses: Mr. Jack is seen",
      "4 suspects are left",
    ]);
  });

  it("is not there where nobody was asked", () => {
    expect(witnessed(event(1, { beats: [beat("action", "log-alibi")] }))).toBeNull();
  });
});
