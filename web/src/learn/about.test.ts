import { expect, test } from "vitest";
import type { Position } from "../net/protocol";
import type { Option } from "../table/choosing";
import { aboutOf, pieceAt } from "./about";

const option = (id: string): Option => ({ id }) as Partial<Option> as Option;
const pocket = (...tokens: [face: string, used: boolean][]): Position =>
  ({ game: "pocket", tokens: tokens.map(([face, used]) => ({ face, used })) }) as Partial<Position> as Position;
const classic = (character: string | null): Position =>
  ({ game: "classic", play: character ? { character } : null }) as Partial<Position> as Position;

test("the token that was picked is explained, or the only one that is left", () => {
  const position = pocket(["toby", false], ["joker", false]);
  expect(aboutOf({ first: [], path: [option("toby"), option("toby-1")] }, position)).toBe("does-toby");
  expect(aboutOf({ first: [option("toby")], path: [] }, position)).toBe("");
  const last = pocket(["toby", true], ["joker", false]);
  expect(aboutOf({ first: [option("holmes")], path: [] }, last)).toBe("does-joker");
});

test("so is the card that was picked, or the character in play", () => {
  expect(aboutOf({ first: [], path: [option("play-gull")] }, classic(null))).toBe("does-character-gull");
  expect(aboutOf({ first: [], path: [] }, classic("smith"))).toBe("does-character-smith");
  expect(aboutOf({ first: [], path: [] }, classic(null))).toBe("");
});

test("and whatever piece the pointer is over", () => {
  document.body.innerHTML = "<button data-token='joker'><i></i></button><button data-card='bert'></button><p></p>";
  expect(pieceAt(document.querySelector("i"))).toBe("does-joker");
  expect(pieceAt(document.querySelector("[data-card]"))).toBe("does-character-bert");
  expect(pieceAt(document.querySelector("p"))).toBe("");
});
