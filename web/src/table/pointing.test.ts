// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Beat, Position } from "../net/protocol";
import { placesOf } from "./pointing";

const beat = (special: Partial<Beat>): Beat => ({
  kind: "action",
  message: null,
  actor: null,
  places: [],
  people: [],
  secret: false,
  hidden: null,
  ...special,
});
const pocket = { game: "pocket", tiles: [null, { character: "madame" }] } as Partial<Position> as Position;
const classic = { game: "classic", characters: { gull: "e9" } } as Partial<Position> as Position;

describe("where a line of the log leads the eye", () => {
  it("is the places it tells of", () => {
    expect(placesOf(beat({ places: ["space-1", "space-2"], people: ["madame"] }), pocket, true)).toEqual([
      "space-1",
      "space-2",
    ]);
  });

  it("is where its people stand, where it names no place", () => {
    expect(placesOf(beat({ people: ["madame", "holmes"] }), pocket, true)).toEqual(["tile-1"]);
    expect(placesOf(beat({ people: ["gull", "bert"] }), classic, true)).toEqual(["hex-e9"]);
    expect(placesOf(beat({ people: ["gull"] }), null, true)).toEqual([]);
  });

  it("is nowhere while what it tells of lies face down", () => {
    const secret = beat({ kind: "identity", people: ["gull"], secret: true });
    expect(placesOf(secret, classic, false)).toEqual([]);
    expect(placesOf(secret, classic, true)).toEqual(["hex-e9"]);
  });
});
