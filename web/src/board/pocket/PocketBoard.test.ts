import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Target } from "../target";
import PocketBoard from "./PocketBoard.svelte";
import { roofsOf } from "./tiles";
import type { PocketView } from "./view";

const PEOPLE = ["pizer", "stealthy", "smith", "goodley", "lestrade", "madame", "gull", "lane", "bert"];
const VIEW: PocketView = {
  tiles: PEOPLE.map((character) => ({ character, wall: "N", suspect: character !== "pizer" })),
  sights: [
    { detective: "holmes", space: 0, cells: [0, 3] },
    { detective: "watson", space: 5, cells: [8] },
    { detective: "toby", space: 7, cells: [] },
  ],
  rotated: ["bert"],
};
const TARGETS: Target[] = [
  { id: "tile-4", label: "centre", place: "tile-4" },
  { id: "turn-1", label: "a quarter turn", place: "turn-2-1" },
  { id: "holmes-2", label: "two spaces", place: "space-2" },
];
const drawn = (props: object = {}): HTMLElement =>
  render(PocketBoard, { props: { view: VIEW, label: "the district", ...props } }).container;

afterEach(() => vi.unstubAllGlobals());

describe("the Pocket board", () => {
  it("draws every area, every suspect and every detective it is told of", () => {
    const board = drawn();
    expect(board.querySelectorAll(".tile")).toHaveLength(9);
    expect(board.querySelectorAll(".resident .portrait")).toHaveLength(8);
    expect(board.querySelectorAll(".detective")).toHaveLength(3);
    expect(screen.getByRole("application", { name: "the district" })).toBeTruthy();
  });

  it("lights exactly the areas it is told are seen, and only when sight is on", async () => {
    expect(drawn().querySelectorAll(".tile.seen")).toHaveLength(3);
    expect(drawn({ sight: false }).querySelectorAll(".tile.seen, .beam")).toHaveLength(0);
  });

  it("draws an empty place where no tile lies yet", () => {
    const tiles = VIEW.tiles.map((tile, cell) => (cell < 4 ? tile : null));
    expect(drawn({ view: { ...VIEW, tiles } }).querySelectorAll(".tile")).toHaveLength(4);
  });

  it("offers nothing by itself", () => {
    expect(drawn().querySelectorAll("[data-target]")).toHaveLength(0);
  });

  it("offers what it is given, legal or not, and reports its id", async () => {
    const onpick = vi.fn();
    drawn({ targets: TARGETS, onpick });
    const offered = screen.getAllByRole("button");
    expect(offered.map((target) => target.getAttribute("aria-label"))).toEqual(TARGETS.map((target) => target.label));
    for (const target of offered) await fireEvent.click(target);
    expect(onpick.mock.calls).toEqual(TARGETS.map((target) => [target.id]));
  });

  it("is used by keyboard as by mouse", async () => {
    const onpick = vi.fn();
    drawn({ targets: TARGETS, onpick });
    const [first, second] = screen.getAllByRole("button");
    await fireEvent.keyDown(first as HTMLElement, { key: "Enter" });
    await fireEvent.keyDown(second as HTMLElement, { key: " " });
    await fireEvent.keyDown(second as HTMLElement, { key: "x" });
    expect(onpick.mock.calls).toEqual([["tile-4"], ["turn-1"]]);
  });

  it("points out what it is told to", () => {
    const board = drawn({ marks: { places: ["tile-8"], people: ["toby"] } });
    expect(board.querySelectorAll(".tile.marked")).toHaveLength(1);
    expect(board.querySelectorAll(".detective.marked")).toHaveLength(1);
  });

  it("marks in the colour of who acted", () => {
    const colours = (by?: "jack" | "detective" | null): string =>
      drawn({ marks: { places: [], people: [], by } })
        .querySelector("[data-board]")
        ?.getAttribute("class") ?? "";
    expect(colours("jack")).toContain("by-jack");
    expect(colours("detective")).toContain("by-detective");
    expect(colours(null)).not.toContain("by-");
  });

  it("says of everybody whether he is seen, while sight is shown", () => {
    const eyes = (props: object): (string | null)[] =>
      [...drawn(props).querySelectorAll(".eye")].map((eye) => eye.getAttribute("data-cut"));
    expect(eyes({}).filter((href) => href === "sign-seen")).toHaveLength(2);
    expect(eyes({}).filter((href) => href === "sign-unseen")).toHaveLength(6);
    expect(eyes({ sight: false })).toEqual([]);
  });

  it("turns a tile over when its suspect is cleared, and not one that was cleared before", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const { container, rerender } = render(PocketBoard, { props: { view: VIEW, label: "the district" } });
    expect(container.querySelectorAll(".tile.out")).toHaveLength(1);
    expect(container.querySelectorAll(".tile.flipping")).toHaveLength(0);
    const tiles = VIEW.tiles.map((tile) => tile && { ...tile, suspect: tile.suspect && tile.character !== "gull" });
    await rerender({ view: { ...VIEW, tiles } });
    expect(container.querySelectorAll(".tile.out")).toHaveLength(2);
    expect(container.querySelectorAll(".tile.flipping")).toHaveLength(1);
  });

  it("keeps the lamp at the upper left of every roof, however its tile lies", () => {
    const tiles = VIEW.tiles.map(
      (tile, cell) => tile && { ...tile, wall: (["N", "E", "S", "W"] as const)[cell % 4] ?? "N" },
    );
    const lit = [...drawn({ view: { ...VIEW, tiles } }).querySelectorAll("[data-lit]")].map((one) =>
      one.getAttribute("data-lit"),
    );
    expect(new Set(lit)).toEqual(new Set(["0", "1", "2", "3"]));
    const toned = (turns: number, tone: string): string | undefined =>
      new RegExp(`var\\(--tone-${tone}\\)" d="([^"]+)`).exec(roofsOf("bert", turns).shapes())?.[1];
    expect(toned(0, "n")).toBeDefined();
    for (const [turns, side] of ["n", "e", "s", "w"].entries()) expect(toned(turns, side)).toBe(toned(0, "n"));
  });

  it("sends detectives around the corner along the side they come from", async () => {
    const { container, rerender } = render(PocketBoard, { props: { view: VIEW, label: "the district" } });
    const ways = (): string => container.querySelector("[data-detective=watson]")?.getAttribute("class") ?? "";
    const moved = (space: number): PocketView => ({
      ...VIEW,
      sights: VIEW.sights.map((line) => (line.detective === "watson" ? { ...line, space } : line)),
    });
    expect(ways()).not.toContain("first");
    await rerender({ view: moved(6) });
    expect(ways()).toContain("down-first");
    await rerender({ view: moved(7) });
    expect(ways()).not.toContain("first");
    await rerender({ view: moved(9) });
    expect(ways()).toContain("across-first");
  });

  it("lights up whom it is told to, and lets beams grow when asked", () => {
    const board = drawn({ called: ["gull", "toby"], sweep: true });
    expect(board.querySelectorAll(".call")).toHaveLength(2);
    expect(board.querySelectorAll(".sweep .beam")).toHaveLength(3);
  });

  it("draws the targets for one space side by side, so that each can be picked", () => {
    const targets: Target[] = [
      { id: "joker-holmes", label: "Holmes", place: "space-4" },
      { id: "joker-watson", label: "Watson", place: "space-4" },
    ];
    const circles = [...drawn({ targets }).querySelectorAll(".target circle")];
    const places = circles.map((circle) => Number(circle.getAttribute("cy")));
    expect(Math.abs((places[0] ?? 0) - (places[1] ?? 0))).toBeGreaterThanOrEqual(56);
  });

  it("moves detectives on one space apart", () => {
    const sights = VIEW.sights.map((sight) => ({ ...sight, space: 4 }));
    const places = [...drawn({ view: { ...VIEW, sights } }).querySelectorAll(".detective")].map((one) =>
      one.getAttribute("style"),
    );
    expect(new Set(places).size).toBe(3);
  });

  it("points out whoever would stand on a space that is picked", () => {
    const board = drawn({ marks: { places: ["space-5"], people: [] } });
    expect(board.querySelectorAll(".detective.marked")).toHaveLength(1);
  });

  it("draws a turn beside its tile, with a sign for the way it goes", () => {
    const turns = [1, 2, 3].map((quarters) => ({ id: `turn-${quarters}`, label: "", place: `turn-4-${quarters}` }));
    const signs = [...drawn({ targets: turns }).querySelectorAll(".target text")].map((sign) => sign.textContent);
    expect(signs).toEqual(["↻", "½", "↺"]);
  });
});
