import { expect, test, vi } from "vitest";
import { POCKET, VERBS } from "../table/choices.testing";
import { chooserOf } from "../table/chooser.testing";
import { show, wayTo } from "./show";

test("the way to an action is what is picked for it", () => {
  expect(wayTo(POCKET.next, "rotation 4 2")).toEqual(["rotation", "tile-4", "turn-2"]);
  expect(wayTo(POCKET.next, "alibi")).toEqual(["alibi"]);
  expect(wayTo(POCKET.next, "toby 1")).toEqual([]);
});

test("a step is shown pick by pick, and played at its end", async () => {
  const { chooser, act } = chooserOf();
  const pause = vi.fn(async () => {});
  await show(chooser, wayTo(POCKET.next, "rotation 4 1"), pause);
  expect(act).toHaveBeenCalledExactlyOnceWith("rotation 4 1");
  expect(pause).toHaveBeenCalledTimes(2); // the only tile is picked by itself
});

test("one that may lose the game is meant", async () => {
  const { chooser, act } = chooserOf(VERBS);
  await show(chooser, wayTo(VERBS.next, "accuse gull"), async () => {});
  expect(act).toHaveBeenCalledExactlyOnceWith("accuse gull");
});
