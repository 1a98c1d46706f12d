import { beforeEach, describe, expect, it, vi } from "vitest";
import { finished, recordResult, streak, suggested } from "./results.svelte";

vi.mock("./net/offers.svelte", () => ({ offers: { levels: () => [1, 2, 3] } }));

let matches = 0;
/** Games against the AI at a level, won (1) or lost (0). */
function play(level: number, ...results: number[]): void {
  for (const won of results) recordResult("pocket", level, "jack", won === 1, `match-${matches++}`);
}

describe("results against the AI", () => {
  beforeEach(() => {
    play(1, 1, 0); // whatever went on before, no streak is left at level 1
    play(3, 1, 0);
    play(2, 1, 0);
  });

  it("are counted once a match, and kept", () => {
    const before = finished("classic");
    recordResult("classic", 1, "jack", true, "the same");
    recordResult("classic", 1, "jack", true, "the same");
    expect(finished("classic")).toBe(before + 1);
    expect(localStorage.getItem("whitechapel.results")).toContain("the same");
  });

  it("make streaks at a level, below zero for lost games", () => {
    play(2, 1, 1);
    expect(streak("pocket", 2)).toBe(2);
    play(1, 0);
    expect(streak("pocket", 2)).toBe(2);
    play(2, 0);
    expect(streak("pocket", 2)).toBe(-1);
    expect(streak("classic", 3)).toBe(0);
  });

  it("suggest a level up after three won in a row, one down after three lost", () => {
    play(2, 1, 1);
    expect(suggested("pocket")).toBeNull();
    play(2, 1);
    expect(suggested("pocket")).toBe(3);
    play(2, 0, 0, 0);
    expect(suggested("pocket")).toBe(1);
  });

  it("suggest no level that is not there", () => {
    play(3, 1, 1, 1);
    expect(suggested("pocket")).toBeNull();
    play(1, 0, 0, 0);
    expect(suggested("pocket")).toBeNull();
  });
});
