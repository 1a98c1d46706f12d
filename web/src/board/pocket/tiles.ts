/** The quarters of the district, seen from above in a square of 128: the shapes that Python draws with, too. */

import tiles from "../../../../src/whitechapel/pocket/tiles.json";
import { fillOf } from "../cutouts";
import type { Drawing } from "../picture";

type Shape = readonly (string | number)[];
interface Quarter {
  street: string;
  grounds: readonly Shape[];
  roofs: readonly Shape[];
  slopes: Record<string, string>;
  extras: readonly Shape[];
  windows: string;
  spills: string;
}

const QUARTERS = tiles.quarters as Record<string, Quarter>;
const STREETS = tiles.streets as Record<string, Record<string, string>>;
export const TILE = 128;

const path = (kind: string, lines = ""): string => `<path class="${kind}" d="${lines}"/>`;
const drawn = (shapes: readonly Shape[], more = ""): string =>
  shapes
    .map(([fill, lines, opacity]) => {
      const faint = opacity === undefined ? "" : ` fill-opacity="${opacity}"`;
      return `<path${more} fill="${fillOf(String(fill))}"${faint} d="${lines}"/>`;
    })
    .join("");

/** The tones of a roof's slopes by the side they face, as the lamp at the upper left lights them. */
const TONES = ["tone-n", "tone-e", "tone-s", "tone-w"];
const SIDES = ["n", "e", "s", "w"];
const BOX = { x: 0, y: 0, width: TILE, height: TILE };

/** The streets of somebody's tile with its wall to the north. What the light falls on has a class. */
export function streetsOf(character: string): string {
  const street = STREETS[QUARTERS[character]?.street ?? ""] ?? {};
  return [
    path("alley", "M0 0h128v128h-128z"),
    path("street", street["street"]),
    path("setts", street["setts"]),
    path("setts dark", street["setts-dark"]),
    path("kerb", street["kerb"]),
  ].join("");
}

/** The roofs of somebody's tile and what stands between them; `turns` says where the north of the drawing faces, and so which slopes are in the light. */
export function roofsOf(character: string, turns: number): Drawing {
  const quarter = QUARTERS[character];
  const slope = ([side, lines]: [string, string]): string => {
    const faces = (SIDES.indexOf(side.toLowerCase()) + turns) % 4;
    return `<path fill="var(--${TONES[faces]})" d="${lines}"/>`;
  };
  const shapes = (): string =>
    quarter
      ? [
          drawn(quarter.grounds),
          drawn(quarter.roofs, ' stroke="var(--alley)" stroke-width="1.2"'),
          ...Object.entries(quarter.slopes).map(slope),
          drawn(quarter.extras),
          `<path fill="var(--alley)" fill-opacity="var(--hush)" fill-rule="evenodd" d="M0 0h128v128h-128z${STREETS[quarter.street]?.["street"]}"/>`,
        ].join("")
      : "";
  return { name: `roofs-${character}-${turns}`, box: BOX, shapes };
}

/** The windows of somebody's tile and the light that falls out of shops: dark once he is cleared. */
export function windowsOf(character: string): string {
  const quarter = QUARTERS[character];
  return quarter ? path("spill", quarter.spills) + path("window", quarter.windows) : "";
}

/** What closes a street: bricks, or at a crossroads trestles. */
export const CLOSINGS: Record<"wall" | "barricade", Drawing> = {
  wall: { name: "wall", box: BOX, shapes: () => drawn(tiles.wall) },
  barricade: { name: "barricade", box: BOX, shapes: () => drawn(tiles.barricade) },
};
/** Whether a character's tile has a street to all sides. */
export const isCrossroads = (character: string): boolean => QUARTERS[character]?.street === "crossroads";
export const FOG = drawn(tiles.fog);
export const ROUNDEL = drawn(tiles.roundel);
const HOURGLASSES: Record<string, number> = tiles.hourglasses;
/** How many hourglasses the alibi card of a character shows. */
export const hourglassesOn = (character: string): number => HOURGLASSES[character] ?? 0;
