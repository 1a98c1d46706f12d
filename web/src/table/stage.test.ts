// @vitest-environment node
import { expect, it } from "vitest";
import type { Beat } from "../net/protocol";
import { event } from "./choices.testing";
import { stageOf } from "./stage";
import type { Frame } from "./staging";

const beat = (kind: Beat["kind"], special: Partial<Beat> = {}): Beat => {
  return { kind, message: null, actor: null, places: [], people: [], secret: false, hidden: null, ...special };
};
const frame = (kind: Beat["kind"], special: Partial<Beat> = {}): Frame => beat(kind, special) as Frame;

it("lets the light sweep over whoever is in sight when witnesses are asked", () => {
  const stage = stageOf(frame("appeal", { people: ["gull"], places: ["tile-4"] }), null, null);
  expect(stage).toMatchObject({ sweep: true, called: ["gull"], places: ["tile-4"] });
});

it("lights Jack up at the end, and while it is told", () => {
  expect(stageOf(frame("end", { people: ["gull"] }), null, null).called).toEqual(["gull"]);
  expect(stageOf(null, null, "gull").called).toEqual(["gull"]);
  expect(stageOf(frame("answer"), null, "gull").called).toEqual([]);
});

it("leaves the places of an action to its own marks", () => {
  expect(stageOf(frame("action", { places: ["space-1", "space-2"] }), null, null).places).toBeNull();
});

it("names an action where it leads to", () => {
  const moved = frame("action", {
    actor: "jack",
    places: ["space-1", "space-2"],
    position: { game: "pocket" },
  } as never);
  const caption = stageOf(moved, event(1, { action: "toby 1" }), null).caption;
  expect(caption).toEqual({ place: "space-2", text: "Toby", by: "jack" });
  expect(stageOf(frame("answer"), event(1, { action: "toby 1" }), null).caption).toBeNull();
});

it("lets whoever leaves the board go", () => {
  const left = beat("action", { people: ["gull"], places: ["hex-b7", "exit-NW"] });
  expect(stageOf(null, event(1, { action: "leave NW", beats: [left] }), null).escaped).toEqual({
    name: "gull",
    exit: "NW",
  });
  expect(stageOf(null, event(1, { action: "cordon NE>NW", beats: [left] }), null).escaped).toBeNull();
});
