import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { at, HEXES } from "../board/classic/geometry";
import { toBoard, toTray, walk } from "./focus";

/** Something that can have the focus, around a point of the screen. */
function put(parent: Element, id: string, [x, y]: [number, number], attributes: Record<string, string>): void {
  const made = document.createElement("button");
  made.id = id;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.getBoundingClientRect = () => new DOMRect(x - 10, y - 10, 20, 20);
  parent.append(made);
}
function board(kind = ""): Element {
  const made = document.createElement("div");
  made.dataset["board"] = kind;
  document.body.append(made);
  return made;
}
const edge = vi.fn();
const press = (key: string, shiftKey = false): boolean => walk(new KeyboardEvent("keydown", { key, shiftKey }), edge);
const here = (): string => document.activeElement?.id ?? "";
/** Where a key leads from a place. */
function lead(from: string, key: string, shiftKey = false): string {
  document.getElementById(from)?.focus();
  press(key, shiftKey);
  return here();
}

beforeEach(() => edge.mockClear());
afterEach(() => document.body.replaceChildren());

describe("walking a board of squares", () => {
  beforeEach(() => {
    const made = board();
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 3; column++)
        put(made, `tile-${3 * row + column}`, [100 * column, 100 * row], {
          "data-spot": "",
          tabindex: row + column === 0 ? "0" : "-1",
          "aria-label": `${row} ${column}`,
        });
  });

  it("begins where the board was left", () => {
    press("ArrowRight");
    expect(here()).toBe("tile-0");
  });

  it("goes one place in the direction of the arrow", () => {
    expect(lead("tile-4", "ArrowUp")).toBe("tile-1");
    expect(lead("tile-4", "ArrowDown")).toBe("tile-7");
    expect(lead("tile-4", "ArrowLeft")).toBe("tile-3");
    expect(lead("tile-4", "ArrowRight", true)).toBe("tile-5");
  });

  it("ends at the edge, and says so", () => {
    expect(lead("tile-5", "ArrowRight")).toBe("tile-5");
    expect(edge).toHaveBeenCalledOnce();
  });

  it("goes to the first and the last place, or of what can be picked", () => {
    expect([lead("tile-4", "End"), lead("tile-4", "Home")]).toEqual(["tile-8", "tile-0"]);
    for (const id of ["tile-2", "tile-6"]) document.getElementById(id)?.setAttribute("data-target", id);
    expect([lead("tile-4", "End"), lead("tile-4", "Home")]).toEqual(["tile-6", "tile-2"]);
  });

  it("goes from figure to figure, around and back", () => {
    for (const id of ["tile-1", "tile-5"]) document.getElementById(id)?.setAttribute("data-person", "");
    const way = ["PageDown", "PageDown", "PageDown", "PageUp"].map((key) => lead(here(), key));
    expect(way).toEqual(["tile-1", "tile-5", "tile-1", "tile-5"]);
  });

  it("leaves other keys alone", () => {
    expect(press("x")).toBe(false);
  });
});

describe("walking the hexes", () => {
  beforeEach(() => {
    const made = board("hexes");
    for (const { id } of HEXES) put(made, id, [at(id).x, at(id).y], { "data-spot": "", tabindex: "-1" });
  });

  it("leads to each of the six neighbours", () => {
    expect([lead("g6", "ArrowUp"), lead("g6", "ArrowDown")]).toEqual(["g7", "g5"]);
    expect([lead("g6", "ArrowLeft"), lead("g6", "ArrowRight")]).toEqual(["f6", "h6"]);
    expect([lead("g6", "ArrowLeft", true), lead("g6", "ArrowRight", true)]).toEqual(["f5", "h7"]);
  });

  it("leads to every hex of the board, a step at a time", () => {
    const reached = new Set(["g6"]);
    const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
    for (const from of reached)
      for (const key of keys) for (const shift of [false, true]) reached.add(lead(from, key, shift));
    expect(reached.size).toBe(HEXES.length);
  }, 30_000);
});

describe("where only what can be picked can be reached", () => {
  it("leads from the last to the first", () => {
    const made = board();
    put(made, "one", [0, 0], { "data-target": "" });
    put(made, "two", [100, 0], { "data-target": "" });
    expect(lead("two", "ArrowRight")).toBe("one");
  });
});

describe("going to the parts of the table", () => {
  it("goes to what can be picked on the board before any other place", () => {
    const made = board();
    put(made, "place", [0, 0], { "data-spot": "", tabindex: "0" });
    put(made, "target", [100, 0], { "data-target": "" });
    toBoard();
    expect(here()).toBe("target");
  });

  it("moves over the tokens by arrows while nothing can be picked on the board", () => {
    for (const id of ["one", "two"]) put(document.body, id, [0, 0], { "data-token": "" });
    expect([lead("one", "ArrowRight"), lead("two", "ArrowRight"), lead("one", "ArrowUp")]).toEqual([
      "two",
      "one",
      "two",
    ]);
    put(board(), "target", [0, 0], { "data-target": "" });
    expect(lead("one", "ArrowRight")).toBe("target");
  });

  it("goes to a token that can be picked, and to the confirm button once all is picked", () => {
    put(document.body, "used", [0, 0], { "data-token": "", "aria-disabled": "true" });
    put(document.body, "ready", [0, 0], { "data-token": "" });
    put(document.body, "confirm", [0, 0], { "data-confirm": "", disabled: "" });
    toTray();
    expect(here()).toBe("ready");
    document.getElementById("confirm")?.removeAttribute("disabled");
    toTray();
    expect(here()).toBe("confirm");
  });
});
