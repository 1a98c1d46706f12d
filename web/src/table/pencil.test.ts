import { beforeEach, describe, expect, it } from "vitest";
import { Pencil } from "./pencil.svelte";

beforeEach(() => localStorage.clear());

describe("pencil marks", () => {
  it("turn from none to innocent to likely and back, and are there at the next visit of that match", () => {
    const pencil = new Pencil("m");
    const seen = [1, 2, 3].map(() => {
      pencil.turn("gull");
      return new Pencil("m").of("gull");
    });
    expect(seen).toEqual(["innocent", "likely", null]);
    expect(new Pencil("other").of("gull")).toBeNull();
  });

  it("are kept for the last twenty matches that were marked", () => {
    for (let match = 0; match < 21; match++) new Pencil(`m${match}`).turn("gull");
    expect(new Pencil("m0").of("gull")).toBeNull();
    expect(new Pencil("m1").of("gull")).toBe("innocent");
  });

  it("begin anew where the browser keeps nonsense", () => {
    localStorage.setItem("whitechapel.pencil", "{");
    expect(new Pencil("m").of("gull")).toBeNull();
  });
});
