// @vitest-environment node
import { describe, expect, it } from "vitest";
import facts from "../../../../tests/data/classic_board.json";
import {
  at,
  BESIDE,
  HEIGHT,
  HEXES,
  isJump,
  outline,
  pool,
  ray,
  spotOf,
  streetway,
  tiled,
  towards,
  WIDTH,
} from "./geometry";
import { HOUSES, KERB, SHAPES, TONES } from "./scenery";

const LAMPS = HEXES.filter((hex) => hex.kind === "gaslight");
const numbers = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);

describe("the streets of London", () => {
  it.each(LAMPS)("lights exactly the hex of the gaslight on $id and those next to it on the board", ({ id }) => {
    const around = facts.hexes.find((hex) => hex.id === id)?.adj.filter((hex) => hex !== null) ?? [];
    expect(pool(id).sort()).toEqual([id, ...around].sort());
    expect(tiled(pool(id)).match(/z/g)).toHaveLength(around.length + 1);
  });

  it("keeps every hex in its box, and leaves no broad margin", () => {
    const corners = HEXES.flatMap(({ x, y }) =>
      outline()
        .split(" ")
        .map((corner) => corner.split(",").map(Number))
        .map(([across = 0, down = 0]) => [x + across, y + down]),
    );
    const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
    for (const [found, size] of [
      [xs, WIDTH],
      [ys, HEIGHT],
    ] as const) {
      expect(Math.min(...found)).toBeGreaterThan(0);
      expect(Math.min(...found)).toBeLessThan(6);
      expect(size - Math.max(...found)).toBeGreaterThan(0);
      expect(size - Math.max(...found)).toBeLessThan(6);
    }
  });

  it("lets every direction be picked on the board, also at its edge", () => {
    const spots = HEXES.flatMap(({ id }) => Object.keys(facts.directions).map((facing) => towards(id, facing, BESIDE)));
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WIDTH);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(HEIGHT);
    }
  });

  it("draws a ray to its last street, over the lit gaslights that it crosses", () => {
    expect(ray("f3", "N", 0)).toEqual([]);
    expect(ray("b3", "S", 1)).toEqual(["b2", "b1"]);
    expect(ray("a2", "SE", 1)).toEqual(["b2", "c2"]);
  });

  it("finds the way along the streets, and none through houses or far away", () => {
    expect(streetway("g5", "g7")).toEqual(["g5", "g6", "g7"]);
    expect(streetway("g5", "f7")?.length).toBe(4);
    expect(streetway("a5", "m8")).toBeNull();
  });

  it("tells a walk through a manhole from a step", () => {
    expect(isJump(at("g6"), at("g7"))).toBe(false);
    expect(isJump(at("g6"), at("b6"))).toBe(true);
  });

  it("knows where hexes and exits are, however they are called", () => {
    expect(spotOf("hex-g6")).toEqual(at("g6"));
    expect(spotOf("g6")).toEqual(at("g6"));
    expect(spotOf("exit-NE")).toEqual(spotOf("NE"));
    expect(spotOf("nowhere")).toBeNull();
  });
});

describe("the scenery", () => {
  it("has a house for every building and nothing else", () => {
    const buildings = HEXES.filter((hex) => hex.kind === "building").map((hex) => hex.id);
    expect(Object.keys(HOUSES).sort()).toEqual(buildings.sort());
    for (const kind of Object.values(HOUSES)) expect(SHAPES[`house-${kind}`]).toBeDefined();
    expect(new Set(Object.values(HOUSES)).size).toBe(3);
  });

  it("names no tone that it does not have", () => {
    const named = Object.values(SHAPES).flatMap((shapes) => shapes.flatMap(({ fill, stroke }) => [fill, stroke]));
    for (const name of named) if (name) expect(TONES).toHaveProperty(name);
  });

  it("runs the kerb along every edge of the board", () => {
    const edges = facts.hexes.flatMap((hex) => hex.adj).filter((hex) => hex === null).length;
    expect(numbers(KERB)).toHaveLength(2 * edges);
  });
});
