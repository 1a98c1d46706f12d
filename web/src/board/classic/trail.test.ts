// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Event } from "../../net/protocol";
import { at } from "./geometry";
import { footsteps, points, soles, traced, trailOf } from "./trail";

const event = (actor: Event["actor"], places: string[], said = "log-move"): Event => ({
  number: 5,
  kind: "action",
  actor,
  action: "",
  beats: [{ kind: "action", message: { id: said, args: {} }, actor, places, people: [], secret: false, hidden: null }],
  target: "",
  failure: "",
  board: null,
  position: null,
});

describe("the trail of the last action", () => {
  it("leads from place to place, by whoever acted", () => {
    expect(trailOf(event("jack", ["hex-g5", "hex-g7"]))).toEqual({
      from: "hex-g5",
      to: "hex-g7",
      by: "jack",
      walked: true,
    });
    expect(trailOf(event("jack", ["hex-b2", "hex-h4"], "log-lamp"))?.walked).toBe(false);
    expect(trailOf(event("chance", ["hex-g5", "hex-g7"]))?.by).toBeNull();
    expect(trailOf(event("jack", ["hex-g5"]))).toBeNull();
    expect(trailOf(null)).toBeNull();
  });

  it("is traced along the streets and through open manholes, if somebody walked it", () => {
    expect(traced({ from: "hex-g5", to: "hex-g7", by: null }, [])?.path).toEqual(["g5", "g6", "g7"]);
    expect(traced({ from: "hex-g5", to: "hex-b7", by: null }, [])?.path).toBeUndefined();
    expect(traced({ from: "hex-g5", to: "hex-b7", by: null }, ["g6", "b6"])?.path).toEqual(["g5", "g6", "b6", "b7"]);
    expect(traced({ from: "hex-b6", to: "exit-NW", by: null }, [])?.path).toEqual(["b6", "b7"]);
    expect(traced({ from: "hex-g5", to: "hex-g7", by: null, walked: false }, [])?.path).toBeUndefined();
    expect(traced(null, [])).toBeNull();
  });

  it("follows its path, else a bow", () => {
    expect(points({ from: "g5", to: "g7", path: ["g5", "g6", "g7"], by: null })).toEqual(["g5", "g6", "g7"].map(at));
    expect(points({ from: "exit-NE", to: "exit-SW", by: null })).toHaveLength(13);
    expect(points({ from: "b7", to: "exit-NW", path: ["b6", "b7"], by: null })).toHaveLength(3);
    expect(points({ from: "here", to: "there", by: null })).toEqual([]);
  });

  it("goes down one manhole and up another", () => {
    const { walked, tunnels, tip } = footsteps({ from: "g5", to: "b7", path: ["g5", "g6", "b6", "b7"], by: "jack" });
    expect(tunnels).toEqual([[at("g6"), at("b6")]]);
    expect(walked.every(({ x }) => x > at("f6").x || x < at("c6").x)).toBe(true);
    expect(tip?.turn).toBeCloseTo(-90);
    expect(soles(walked).match(/z/g)).toHaveLength(2 * walked.length);
  });
});
