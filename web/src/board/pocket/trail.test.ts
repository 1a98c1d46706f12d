// @vitest-environment node
import { describe, expect, it } from "vitest";
import { middleOf, spaceAt, wayOf } from "./geometry";

describe("the way of an action in the district", () => {
  it("leads clockwise along the spaces, and around corners by the pavement", () => {
    expect(wayOf(["space-0", "space-2"])).toEqual([spaceAt(0), spaceAt(1), spaceAt(2)]);
    const [start, corner, end] = wayOf(["space-2", "space-3"]);
    expect([start, end]).toEqual([spaceAt(2), spaceAt(3)]);
    expect(corner).toEqual({ x: spaceAt(3).x, y: spaceAt(2).y });
    expect(wayOf(["space-11", "space-0"]).at(-1)).toEqual(spaceAt(0));
  });

  it("leads straight from tile to tile, and nowhere for a tile alone", () => {
    expect(wayOf(["tile-0", "tile-8"])).toEqual([middleOf("tile-0"), middleOf("tile-8")]);
    expect(wayOf(["tile-4"])).toEqual([]);
    expect(wayOf([])).toEqual([]);
  });
});
