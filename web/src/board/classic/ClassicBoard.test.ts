import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Target } from "../target";
import ClassicBoard from "./ClassicBoard.svelte";
import { at, HEXES } from "./geometry";
import type { ClassicView } from "./view";

const VIEW: ClassicView = {
  edition: "revised_2016",
  characters: { bert: "i8", goodley: "m10", gull: "e9", holmes: "g5", lestrade: "e5", smith: "g8", watson: "i4" },
  facing: "NE",
  lamps: [
    { hex: "b2", label: "1" },
    { hex: "f5", label: "" },
  ],
  covered: ["b1", "l12"],
  cordons: ["NE", "SW"],
  suspects: ["bert", "goodley", "holmes"],
  visible: ["bert", "lestrade"],
  ray: 2,
  inPlay: "smith",
};
const TARGETS: Target[] = [
  { id: "hex-g7", label: "g7", place: "hex-g7" },
  { id: "accuse-bert", label: "Jeremy Bert", place: "hex-i8", danger: true },
  { id: "exit-NW", label: "north-west", place: "exit-NW" },
  { id: "facing-S", label: "south", place: "facing-S" },
];
const drawn = (props: object = {}): HTMLElement =>
  render(ClassicBoard, { props: { view: VIEW, label: "Whitechapel", ...props } }).container;

/** What stands in an attribute of those that have it, in alphabetical order. */
const placesOf = (board: HTMLElement, attribute: string, which = ""): (string | null)[] =>
  [...board.querySelectorAll(`[${attribute}]${which}`)].map((one) => one.getAttribute(attribute)).sort();

describe("the board of Mr. Jack", () => {
  it("draws every hex of the rules' own board file, each in a place of its own", () => {
    const board = drawn();
    expect(board.querySelectorAll(".ground")).toHaveLength(HEXES.length);
    expect(new Set(HEXES.map((hex) => `${hex.x},${hex.y}`)).size).toBe(HEXES.length);
  });

  it("draws people, lamps, manhole covers and cordons where it is told they are", () => {
    const board = drawn();
    expect(board.querySelectorAll(".person")).toHaveLength(7);
    expect(board.querySelectorAll(".lamp:not(.out)")).toHaveLength(2);
    expect(board.querySelectorAll(".manhole.covered")).toHaveLength(2);
    expect(placesOf(board, "data-cover")).toEqual(["b1", "l12"]);
    expect(board.querySelectorAll(".exit.shut")).toHaveLength(2);
    expect(placesOf(board, "data-cordon")).toEqual(["NE", "SW"]);
    const { x, y } = at("i8");
    expect(board.querySelector(".person")?.getAttribute("style")).toContain(`${x}px, ${y}px`);
  });

  it("marks the innocent, the visible and the one in play, as it is told", () => {
    const board = drawn();
    expect(placesOf(board, "data-figure", ".innocent")).toEqual(["gull", "lestrade", "smith", "watson"]);
    expect(placesOf(board, "data-figure", ".seen")).toEqual(["bert", "lestrade"]);
    expect(board.querySelectorAll(".person .eye.open")).toHaveLength(2);
    expect(board.querySelectorAll(".person .eye.shut")).toHaveLength(5);
    expect(board.querySelectorAll(".playing")).toHaveLength(1);
  });

  it("turns over whoever is innocent: there stand his letters instead of his face", () => {
    const board = drawn();
    expect(board.querySelector("[data-figure=gull] text")?.textContent).toBe("Gu");
    expect(board.querySelector("[data-figure=gull] [data-cut=face-gull]")).toBeNull();
    expect(board.querySelector("[data-figure=bert] [data-cut=face-bert]")).not.toBeNull();
    expect(board.querySelector("[data-figure=bert] text")).toBeNull();
  });

  it("shows both sides of whoever turns over before our eyes, until he has", async () => {
    const { container, rerender } = render(ClassicBoard, { props: { view: VIEW, label: "Whitechapel" } });
    await rerender({ view: { ...VIEW, suspects: ["goodley", "holmes"] } });
    const bert = container.querySelector("[data-figure=bert]");
    expect(bert?.querySelectorAll(".turning")).toHaveLength(2);
    await fireEvent.animationEnd(bert?.querySelector(".front") as Element);
    expect(bert?.querySelectorAll(".side")).toHaveLength(2);
    await fireEvent.animationEnd(bert?.querySelector(".back") as Element);
    expect([...(bert?.querySelectorAll(".side") ?? [])].map((side) => side.classList.contains("back"))).toEqual([true]);
  });

  it("paints the light over the streets, houses over the light, people over houses", () => {
    const [ground, houses] = ["[data-standing=london-ground]", "[data-standing=london-houses]"];
    const layers = [ground, ".pool", ".beam", houses, ".lamp", ".manhole", ".trail", ".person", ".fog"];
    const board = drawn({ trail: { from: "g8", to: "g6", by: "jack" } });
    const all = [...board.querySelectorAll("*")];
    const ends = layers.map((layer) => [...board.querySelectorAll(layer)].map((one) => all.indexOf(one)));
    for (const [index, found] of ends.entries())
      expect(Math.min(...found)).toBeGreaterThan(Math.max(-1, ...(ends[index - 1] ?? [])));
  });

  it("lights a pool under each lit gaslight and none under a cold one", async () => {
    const { container, rerender } = render(ClassicBoard, { props: { view: VIEW, label: "Whitechapel" } });
    expect(placesOf(container, "data-pool", ".lit")).toEqual(["b2", "f5"]);
    await rerender({ view: { ...VIEW, lamps: [{ hex: "h4", label: "" }] } });
    expect(placesOf(container, "data-pool", ".lit")).toEqual(["h4"]);
    expect(container.querySelectorAll(".lamp.out")).toHaveLength(7);
  });

  it("slides the cover that moved and leaves the other where it is", async () => {
    const { container, rerender } = render(ClassicBoard, { props: { view: VIEW, label: "Whitechapel" } });
    const [first, second] = container.querySelectorAll<SVGElement>("[data-cover]");
    await rerender({ view: { ...VIEW, covered: ["g6", "l12"] } });
    expect([first?.dataset["cover"], second?.dataset["cover"]]).toEqual(["g6", "l12"]);
  });

  it("shows beside somebody the manhole that he stands on", () => {
    const board = drawn({ view: { ...VIEW, characters: { holmes: "g6", bert: "b1", smith: "g7" } } });
    expect(placesOf(board, "data-underfoot")).toEqual(["b1", "g6"]);
  });

  it("draws the last action as a trail in its mover's colour", () => {
    expect(
      drawn({ trail: { from: "hex-g8", to: "hex-g6", by: "detective" } }).querySelector(".trail.detective"),
    ).not.toBeNull();
    expect(drawn().querySelector(".trail")).toBeNull();
  });

  it("calls people, lets the lights go up in turn, and lets one run away", () => {
    const board = drawn({ called: ["bert"], sweep: true, escaped: { name: "smith", exit: "NW" } });
    expect(board.querySelectorAll("[data-figure=bert] .call")).toHaveLength(1);
    expect(board.querySelectorAll(".call")).toHaveLength(1);
    const turns = [...board.querySelectorAll<SVGElement>(".sweep .pool.lit")].map((one) =>
      one.style.getPropertyValue("--turn"),
    );
    expect(turns).toEqual(["0", "1"]);
    expect(placesOf(board, "data-figure", ".gone")).toEqual(["smith"]);
    const gone = board.querySelector<SVGElement>("[data-figure=smith]")?.style.transform ?? "";
    expect(Number(/-?[\d.]+/.exec(gone)?.[0])).toBeLessThan(at("b7").x);
  });

  it("shows no light when sight is off", () => {
    expect(drawn({ sight: false }).querySelectorAll(".pool, .beam, .eye")).toHaveLength(0);
  });

  it("offers nothing by itself, and what it is given it reports", async () => {
    expect(drawn().querySelectorAll("[data-target]")).toHaveLength(0);
    const onpick = vi.fn();
    drawn({ targets: TARGETS, onpick });
    for (const target of screen.getAllByRole("button")) await fireEvent.click(target);
    expect(onpick.mock.calls.flat()).toEqual(["hex-g7", "accuse-bert", "exit-NW", "facing-S"]);
  });

  it("is used by keyboard as by mouse", async () => {
    const onpick = vi.fn();
    drawn({ targets: TARGETS, onpick });
    await fireEvent.keyDown(screen.getByRole("button", { name: "south" }), { key: "Enter" });
    expect(onpick).toHaveBeenCalledWith("facing-S");
  });

  it("draws the way of a move", () => {
    const path = ["g8", "g7", "g6"];
    expect(drawn({ path }).querySelector(".path")?.getAttribute("points")?.split(" ")).toHaveLength(3);
    expect(drawn().querySelector(".path")).toBeNull();
  });

  it("points out the places it is told to", () => {
    const marked = drawn({ marks: { places: ["hex-g7", "hex-g6", "exit-NW"], people: [] } });
    expect(marked.querySelectorAll("polygon.mark")).toHaveLength(2);
    expect(marked.querySelectorAll("circle.mark")).toHaveLength(1);
    const jacks = drawn({ marks: { places: ["hex-g7"], people: [], by: "jack" } });
    expect(jacks.querySelectorAll(".mark.jack")).toHaveLength(1);
  });

  it("shows what may lose the game as dangerous", () => {
    expect(drawn({ targets: TARGETS }).querySelectorAll(".target.danger")).toHaveLength(1);
  });
});
