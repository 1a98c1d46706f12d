import { beforeEach, expect, test } from "vitest";
import { hasBegun, keepLearnt, keepTask, learnt, leftAt, nextOf } from "./learnt";

const KEPT = "whitechapel.learnt";

beforeEach(() => localStorage.clear());

test("a lesson is gone on with where it was left, and begins anew once it was done", () => {
  keepTask("pocket", "tiles", 2);
  expect(leftAt("pocket", "tiles")).toBe(2);
  expect(learnt("pocket")).toEqual([]);
  keepLearnt("pocket", "tiles");
  expect(leftAt("pocket", "tiles")).toBe(1);
  expect(learnt("pocket")).toEqual(["tiles"]);
});

test("a lesson that was done may be left again without being forgotten", () => {
  keepLearnt("classic", "powers");
  keepTask("classic", "powers", 3);
  expect(learnt("classic")).toEqual(["powers"]);
  expect(leftAt("classic", "powers")).toBe(3);
});

test("the next lesson is the first that was not done", () => {
  const lessons = ["sight", "appeal"].map((id) => ({ id, title: { id, args: {} }, tasks: 1 }));
  expect(nextOf("pocket", lessons)?.id).toBe("sight");
  keepLearnt("pocket", "sight");
  expect(nextOf("pocket", lessons)?.id).toBe("appeal");
  keepLearnt("pocket", "appeal");
  expect(nextOf("pocket", lessons)).toBeUndefined();
});

test("each game is learnt by itself", () => {
  expect(hasBegun("pocket")).toBe(false);
  keepTask("pocket", "sight", 2);
  expect(hasBegun("pocket")).toBe(true);
  expect(hasBegun("classic")).toBe(false);
});

test.each([
  "{",
  "7",
  "null",
  "[]",
  '{"pocket": 7}',
  '{"pocket": {"done": "sight", "at": []}}',
  '{"pocket": {"done": [7], "at": {"sight": "2", "walk": -1, "turn": 1.5}}}',
])("what makes no sense counts for nothing: %s", (garbage) => {
  localStorage.setItem(KEPT, garbage);
  expect(learnt("pocket")).toEqual([]);
  for (const lesson of ["sight", "walk", "turn"]) expect(leftAt("pocket", lesson)).toBe(1);
  keepLearnt("pocket", "sight");
  expect(learnt("pocket")).toEqual(["sight"]);
});
