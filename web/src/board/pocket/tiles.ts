/** The quarters of the district, seen from above in a square of 128: the shapes that Python draws with, too. */

import tiles from "../../../../src/whitechapel/pocket/tiles.json";
import { fillOf } from "../cutouts";

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

const made = new Map<string, string>();

/** Streets, roofs and lights of somebody's tile, with its wall to the north. What may change has a class. */
export function quarterOf(character: string): string {
  const known = made.get(character);
  if (known !== undefined) return known;
  const quarter = QUARTERS[character];
  const street = STREETS[quarter?.street ?? ""];
  const whole =
    quarter && street
      ? [
          path("alley", "M0 0h128v128h-128z"),
          path("street", street["street"]),
          path("setts", street["setts"]),
          path("setts dark", street["setts-dark"]),
          path("kerb", street["kerb"]),
          drawn(quarter.grounds),
          drawn(quarter.roofs, ' class="roof"'),
          ...Object.entries(quarter.slopes).map(([side, lines]) => path(`slope ${side.toLowerCase()}`, lines)),
          drawn(quarter.extras),
          `<path class="hush" fill-rule="evenodd" d="M0 0h128v128h-128z${street["street"]}"/>`,
          path("spill", quarter.spills),
          path("window", quarter.windows),
        ].join("")
      : "";
  made.set(character, whole);
  return whole;
}

/** What closes a street: bricks, or at a crossroads trestles. */
export const CLOSINGS = { wall: drawn(tiles.wall), barricade: drawn(tiles.barricade) };
/** Whether a character's tile has a street to all sides. */
export const isCrossroads = (character: string): boolean => QUARTERS[character]?.street === "crossroads";
export const FOG = drawn(tiles.fog);
export const ROUNDEL = drawn(tiles.roundel);
const HOURGLASSES: Record<string, number> = tiles.hourglasses;
/** How many hourglasses the alibi card of a character shows. */
export const hourglassesOn = (character: string): number => HOURGLASSES[character] ?? 0;
