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
    expect(board.querySelectorAll(".exit.shut")).toHaveLength(2);
    const { x, y } = at("i8");
    expect(board.querySelector(".person")?.getAttribute("style")).toContain(`${x}px, ${y}px`);
  });

  it("marks the innocent, the visible and the one in play, as it is told", () => {
    const board = drawn();
    expect(board.querySelectorAll(".person .badge")).toHaveLength(4);
    expect(board.querySelectorAll(".person .eye")).toHaveLength(2);
    expect(board.querySelectorAll(".playing")).toHaveLength(1);
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
    expect(marked.querySelectorAll(".exit .mark")).toHaveLength(1);
  });

  it("shows what may lose the game as dangerous", () => {
    expect(drawn({ targets: TARGETS }).querySelectorAll(".target.danger")).toHaveLength(1);
  });
});
