import { expect, test } from "vitest";
import type { Position } from "../net/protocol";
import { aboutOf, doesOf, pieceAt } from "./about";
import type { Option } from "./choosing";

const option = (id: string): Option => ({ id }) as Partial<Option> as Option;
const pocket = { game: "pocket" } as Partial<Position> as Position;
const classic = (character: string | null): Position =>
  ({ game: "classic", play: character ? { character } : null }) as Partial<Position> as Position;

test("the token that was picked is in hand, or the only one that can be", () => {
  expect(aboutOf({ begun: "toby", path: [option("toby"), option("toby-1")] }, pocket)).toBe("toby");
  expect(aboutOf({ begun: "holmes", path: [option("holmes-1")] }, pocket)).toBe("holmes");
  expect(aboutOf({ begun: "", path: [] }, pocket)).toBe("");
});

test("so is the card that was picked, or the character in play", () => {
  expect(aboutOf({ begun: "play", path: [option("play-gull")] }, classic(null))).toBe("gull");
  expect(aboutOf({ begun: "swap", path: [option("swap-bert")] }, classic("gull"))).toBe("gull");
  expect(aboutOf({ begun: "play", path: [] }, classic(null))).toBe("");
});

test("and whatever piece the pointer is over", () => {
  document.body.innerHTML = "<button data-token='joker'><i></i></button><button data-card='bert'></button><p></p>";
  expect(pieceAt(document.querySelector("i"))).toBe("joker");
  expect(pieceAt(document.querySelector("[data-card]"))).toBe("bert");
  expect(pieceAt(document.querySelector("p"))).toBe("");
});

test("each game has its own words for what a piece does", () => {
  expect(doesOf("pocket", "holmes")).toBe("does-holmes");
  expect(doesOf("classic", "holmes")).toBe("does-character-holmes");
});
