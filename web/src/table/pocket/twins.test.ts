import { describe, expect, it } from "vitest";
import { asTapped, hasTwin, keepTaps, keptTaps, type Token } from "./twins";

const lying = (...used: number[]): Token[] =>
  ["rotation", "holmes", "rotation", "joker"].map((face, number) => ({ face, used: used.includes(number) }));
const spent = (tokens: readonly Token[]): number[] => tokens.flatMap((token, number) => (token.used ? [number] : []));

describe("two tokens alike", () => {
  it("are told apart by the tap: the tapped one is spent, whichever the position marks", () => {
    expect(spent(asTapped(lying(0), 2))).toEqual([2]);
    expect(spent(asTapped(lying(0), 0))).toEqual([0]);
    expect(spent(asTapped(lying(0, 1), 2))).toEqual([1, 2]);
  });

  it("are as the position has them where nobody tapped, nothing was played or both were", () => {
    expect(spent(asTapped(lying(0), undefined))).toEqual([0]);
    expect(spent(asTapped(lying(), 2))).toEqual([]);
    expect(spent(asTapped(lying(0, 2), 2))).toEqual([0, 2]);
    expect(asTapped([], 2)).toEqual([]);
  });

  it("are twins only while both lie ready", () => {
    expect(hasTwin(lying(), 0)).toBe(true);
    expect(hasTwin(lying(2), 0)).toBe(false);
    expect(hasTwin(lying(), 1)).toBe(false);
  });

  it("are remembered match by match", () => {
    keepTaps("one", { 3: 2 });
    expect(keptTaps("one")).toEqual({ 3: 2 });
    expect(keptTaps("other")).toEqual({});
  });
});
