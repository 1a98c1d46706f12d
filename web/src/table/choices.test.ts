import { describe, expect, it } from "vitest";
import { choices, forced, words } from "./choices";

const LEGAL = ["alibi", "holmes 1", "holmes 2", "rotation 4 1", "rotation 4 2", "exchange 0 8", "lamp f5>h4"];

describe("choosing an action in steps", () => {
  it("offers the first words of all legal actions", () => {
    expect(choices(LEGAL, []).next).toEqual(["alibi", "holmes", "rotation", "exchange", "lamp"]);
  });

  it("knows an action once all its words are picked", () => {
    expect(choices(LEGAL, ["alibi"]).action).toBe("alibi");
    expect(choices(LEGAL, ["rotation", "4"])).toEqual({ next: ["1", "2"], action: null });
    expect(choices(LEGAL, ["rotation", "4", "2"]).action).toBe("rotation 4 2");
  });

  it("takes two tiles in either order", () => {
    expect(choices(LEGAL, ["exchange", "8"]).next).toEqual(["0"]);
    expect(choices(LEGAL, ["exchange", "8", "0"]).action).toBe("exchange 0 8");
  });

  it("offers nothing for what is not legal", () => {
    expect(choices(LEGAL, ["watson"])).toEqual({ next: [], action: null });
  });

  it("goes on by itself only where there is one way", () => {
    expect(forced(LEGAL, ["lamp"])).toEqual(["lamp", "f5", "h4"]);
    expect(forced(LEGAL, ["holmes"])).toEqual(["holmes"]);
    expect(forced(LEGAL, [])).toEqual([]);
  });

  it("splits texts into words", () => {
    expect(words("whistle watson>i5")).toEqual(["whistle", "watson", "i5"]);
  });
});
