import { beforeEach, describe, expect, it } from "vitest";
import { asName, ownName, person } from "./name.svelte";

beforeEach(() => localStorage.clear());

describe("a name", () => {
  it.each([
    ["Ada", "Ada"],
    ["  Ada   Lovelace", "Ada Lovelace"],
    ["zero\u200bwidth", "zerowidth"],
    ["\u202eevil", "evil"],
    ["bell\u0007", "bell"],
    ["fil\u3164ler", "filler"],
    ["x".repeat(30), "x".repeat(24)],
    ["🕵".repeat(30), "🕵".repeat(24)],
    ["王小明", "王小明"],
  ])("is what can be seen of %j", (text, name) => {
    expect(asName(text)).toBe(name);
  });

  it("is kept in the browser and sent only where there is one", () => {
    person.name = " Ada ";
    expect(localStorage.getItem("whitechapel.name")).toBe("Ada");
    expect(ownName()).toEqual({ name: "Ada" });
    person.name = "  ";
    expect(ownName()).toEqual({});
  });
});
