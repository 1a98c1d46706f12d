import { describe, expect, it } from "vitest";
import { halvesOf } from "./once.testing.svelte";

describe("a value that tells of its change once", () => {
  it("is as it is now, with all it is made of", () => {
    const { seen, set, end } = halvesOf(3);
    set(8);
    set(8);
    set(5);
    expect(seen).toEqual([
      [1, 2],
      [4, 4],
      [2, 3],
    ]);
    end();
  });
});
