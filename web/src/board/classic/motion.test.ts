// @vitest-environment node
import { describe, expect, it } from "vitest";
import { at } from "./geometry";
import { matched, steps, wayOf } from "./motion";

describe("what moves on the board", () => {
  it("keeps pieces that are alike in their order: the one that is gone has moved", () => {
    expect(matched([], ["b1", "l12"])).toEqual(["b1", "l12"]);
    expect(matched(["b1", "l12"], ["l12", "b6"])).toEqual(["b6", "l12"]);
    expect(matched(["b1", "l12"], ["l12", "b1"])).toEqual(["b1", "l12"]);
    expect(matched(["b1", "l12"], ["l12"])).toEqual(["l12"]);
  });

  it("walks the way it is told, else along the streets, else none", () => {
    expect(wayOf([["g5", "f5", "f6"], []], "g5", "f6")).toEqual(["g5", "f5", "f6"]);
    expect(wayOf([["x", "y"]], "g5", "g7")).toEqual(["g5", "g6", "g7"]);
    expect(wayOf([], "a5", "m8")).toBeNull();
  });

  it("hops from hex to hex, and is out of sight between two manholes", () => {
    const walked = steps([at("g5"), at("g6"), at("b6")]);
    expect(walked.map(({ opacity }) => opacity)).toEqual([1, 1, 1, 0, 0, 1]);
    expect(walked.at(-1)?.["transform"]).toBe(`translate(${at("b6").x}px, ${at("b6").y}px)`);
  });
});
