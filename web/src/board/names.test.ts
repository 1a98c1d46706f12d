import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { HEXES } from "./classic/geometry";
import type { ClassicView } from "./classic/view";
import Named from "./names.testing.svelte";
import type { PocketView } from "./pocket/view";

const VIEW: PocketView = {
  tiles: ["pizer", "smith"].map((character, at) => ({ character, wall: "N", suspect: at === 0 })),
  sights: [{ detective: "holmes", space: 0, cells: [0] }],
  rotated: [],
};
const NAMES = {
  "tile-0": "Top left: John Pizer",
  "tile-1": "Top middle: nobody",
  "space-0": "Above: Holmes",
  "space-1": "Above",
};
const drawn = (props: object = {}, ontap = vi.fn()): typeof ontap => {
  render(Named, { props: { names: NAMES, label: "the district", view: VIEW, ontap, ...props } });
  return ontap;
};
/** What has a role, in order; to ask for it by the library's own way takes seconds on a board of hexes. */
const parts = (role: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[role="${role}"]`)];
const names = (role: string): (string | null)[] => parts(role).map((place) => place.getAttribute("aria-label"));

const HEXES_VIEW: ClassicView = {
  edition: "revised_2016",
  characters: { bert: "i8" },
  facing: "NE",
  lamps: [],
  covered: [],
  cordons: [],
  suspects: ["bert"],
  visible: [],
  ray: 0,
  inPlay: null,
};

describe("the hexes of Mr. Jack", () => {
  it("show what they are called on demand", () => {
    const written = (coordinates: boolean): (string | null)[] => {
      const { container, unmount } = render(Named, { props: { names: {}, hexes: HEXES_VIEW, coordinates } });
      const picture = container.querySelector("[data-standing^=london-coordinates]")?.getAttribute("href") ?? "";
      const found = [...decodeURIComponent(picture).matchAll(/>([a-m]\d+)</g)].map(([, hex]) => hex ?? null);
      unmount();
      return found.sort();
    };
    expect(written(false)).toEqual([]);
    expect(written(true)).toEqual(HEXES.map((hex) => hex.id).sort());
  });

  it("are walked to by their names", () => {
    render(Named, { props: { names: { "hex-i8": "i8: Jeremy Bert", "exit-NE": "Exit" }, hexes: HEXES_VIEW } });
    expect(names("img")).toEqual(["i8: Jeremy Bert", "Exit"]);
  });
});

describe("a board whose places have names", () => {
  it("is a place to walk about, where every place is spoken of and nothing else", () => {
    drawn();
    expect(screen.getByRole("application", { name: "the district" })).toBeTruthy();
    expect(names("img")).toEqual(Object.values(NAMES));
  });

  it("tells places where somebody stands from others", () => {
    drawn();
    const peopled = parts("img").filter((place) => "person" in place.dataset);
    expect(peopled.map((place) => place.dataset["place"])).toEqual(["tile-0", "space-0"]);
  });

  it("calls what can be picked by its place, and what is done there by both", () => {
    const targets = [
      { id: "tile-1", label: "top middle", place: "tile-1" },
      { id: "holmes-1", label: "Holmes: one space", place: "space-1" },
    ];
    drawn({ targets });
    expect(names("button")).toEqual(["Top middle: nobody", "Holmes: one space. Above"]);
    expect(names("img")).toEqual([NAMES["tile-0"], NAMES["space-0"]]);
  });

  it("is one stop of the Tab key, at the place that was left", async () => {
    drawn();
    const place = screen.getByRole("img", { name: "Above" });
    await fireEvent.focusIn(place);
    const stops = parts("img").filter((one) => one.getAttribute("tabindex") === "0");
    expect(stops).toEqual([place]);
  });

  it("asks about a place by Enter as by a tap", async () => {
    const ontap = drawn();
    await fireEvent.keyDown(screen.getByRole("img", { name: "Above" }), { key: "Enter" });
    await fireEvent.keyDown(screen.getByRole("img", { name: "Above" }), { key: "x" });
    expect(ontap.mock.calls).toEqual([["space-1"]]);
  });
});
