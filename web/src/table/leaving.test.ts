// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Choices, ClassicPosition, PlayShape } from "../net/protocol";
import { ends, leads, pick, VERBS } from "./choices.testing";
import { exitsOf, openly, TRY } from "./leaving";

const play: PlayShape = { character: "gull", face: false, moved: false, points: 0, used: false, whistled: [] };
const position = (special: Partial<ClassicPosition> = {}): ClassicPosition =>
  ({ game: "classic", witness: "invisible", cordons: ["NW", "SE"], play, ...special }) as ClassicPosition;

/** What Jack may pick with his own character, who can leave by one exit; and with another, who can only move. */
const OWN: Choices = { ...VERBS, next: VERBS.next.filter((choice) => choice.pick !== "accuse") };
const OTHER: Choices = {
  asks: "pick-target",
  picks: { "hex-g6": pick("target-hex", { place: "hex-g6" }) },
  next: [ends("hex-g6", "move g6")],
  why: {},
  begun: "move",
};
const shapeOf = ({ asks, begun, next, picks }: Choices) => ({
  asks,
  begun,
  next: next.map((choice) => [choice.pick, choice.action, choice.asks, choice.next.map(({ pick: id }) => id)]),
  keys: next.map((choice) => picks[choice.pick]?.key),
});

describe("leaving the board at a screen that both look at", () => {
  it("is offered by every open exit, whether the character in play is Jack or not", () => {
    const own = shapeOf(openly(OWN, "jack", position()));
    expect(own).toEqual(shapeOf(openly(OTHER, "jack", position())));
    expect(own.next.map(([id]) => id)).toEqual(["move", TRY]);
    expect(own.next[1]?.[3]).toEqual(["exit-NE", "exit-SW"]);
    expect(own.keys).toEqual(["1", "2"]);
  });

  it.each([
    ["the witness card shows Visible", position({ witness: "visible" })],
    ["nobody is in play", position({ play: null })],
    ["the character has moved", position({ play: { ...play, moved: true } })],
    ["a whistle is being blown", position({ play: { ...play, points: 2 } })],
  ])("is not offered while %s", (_why, now) => {
    expect(openly(OTHER, "jack", now)).toEqual(OTHER);
  });

  it("is not offered to the Detective, nor in the other game", () => {
    expect(openly(OTHER, "detective", position())).toEqual(OTHER);
    expect(openly(OTHER, "jack", null)).toEqual(OTHER);
  });

  it("is told to Jack alone by the exits that he can really take", () => {
    expect([exitsOf(OWN), exitsOf(OTHER), exitsOf(null)]).toEqual([["NE"], [], []]);
    const only = { ...OWN, begun: "leave", next: [ends("exit-NE", "leave NE"), ends("exit-SW", "leave SW")] };
    expect(exitsOf(only)).toEqual(["NE", "SW"]);
    expect(exitsOf({ ...OWN, next: [leads("move", "pick-target", ends("hex-g6", "move g6"))] })).toEqual([]);
  });
});
