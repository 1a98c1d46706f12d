import { describe, expect, it } from "vitest";
import { contrast, inkOn, luminance, PORTRAITS } from "./portraits";

const pocket = ["lestrade", "goodley", "bert", "pizer", "smith", "lane", "stealthy", "gull", "madame"];
const detectives = ["holmes", "watson", "toby"];
const classic = ["bert", "goodley", "gull", "holmes", "lestrade", "smith", "stealthy", "watson"];

describe("portraits", () => {
  it("are told apart by their letters alone", () => {
    const initials = Object.values(PORTRAITS).map((portrait) => portrait.initial);
    expect(new Set(initials).size).toBe(initials.length);
  });

  it.each([pocket, detectives, classic])("are told apart by the patterns of their coats alone", (...people) => {
    const patterns = people.map((name) => PORTRAITS[name]?.pattern);
    expect(new Set(patterns).size).toBe(people.length);
  });

  it("begin with a letter of the name that people say", () => {
    expect(PORTRAITS["lane"]?.initial).toBe("La");
  });

  it.each(Object.entries(PORTRAITS))("have letters that can be read: %s", (_, { colour }) => {
    expect(contrast(inkOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
  });

  it("show Sergeant Goodley in black and Joseph Lane in grey", () => {
    expect(luminance(PORTRAITS["goodley"]?.colour ?? "")).toBeLessThan(0.05);
    expect(contrast(PORTRAITS["goodley"]?.colour ?? "", PORTRAITS["lane"]?.colour ?? "")).toBeGreaterThanOrEqual(4.5);
  });
});
