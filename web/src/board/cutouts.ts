/** Faces and signs cut out of paper, the same that Python draws with: faces and signs are pictures, scenery is drawn once a page and used by its id. */

import cutouts from "../../../src/whitechapel/core/svg_cutouts.json";
import type { Drawing } from "./picture";

type Shapes = readonly (readonly string[])[];

const FACES: Record<string, Shapes> = cutouts.faces;
const SIGNS: Record<string, Shapes> = cutouts.signs;
const ART: Record<string, Shapes> = cutouts.art;

/** Whether there is a face for this character. */
export const isDrawn = (character: string): boolean => character in FACES;

/** A fill as the page says it: a colour stays as it is, a name stands for a colour of the theme. */
export const fillOf = (fill: string): string => (fill.startsWith("#") ? fill : `var(--${fill})`);

const drawn = (shapes: Shapes, fill: (of: string) => string): string =>
  shapes.map(([of = "", lines = ""]) => `<path fill="${fill(of)}" d="${lines}"/>`).join("");

/** What is cut out: somebody's face on a round token, on a square card or without any ground, in 100; or a sign, in 48. */
export type Cut = "face" | "card" | "figure" | "sign";

const ROUND = '<clipPath id="round"><circle cx="50" cy="50" r="50"/></clipPath>';

/** One cut-out as a drawing. */
export function cutout(cut: Cut, name: string): Drawing {
  const size = cut === "sign" ? 48 : 100;
  const shapes = (): string => (cut === "sign" ? drawn(SIGNS[name] ?? [], fillOf) : face(name, cut));
  return { name: `${cut}-${name}`, box: { x: 0, y: 0, width: size, height: size }, shapes };
}

/** Somebody's face: its ground and the lamp's halo read the theme's colours for him, wherever they come again. */
function face(name: string, cut: Cut): string {
  const shapes = FACES[name] ?? [];
  const [ground = "", halo = ""] = shapes.map(([fill]) => fill);
  const own: Record<string, string> = { [halo]: `var(--h-${name},${halo})`, [ground]: `var(--c-${name},${ground})` };
  const drawing = drawn(cut === "figure" ? shapes.slice(2) : shapes, (fill) => own[fill] ?? fillOf(fill));
  return cut === "face" ? `${ROUND}<g clip-path="url(#round)">${drawing}</g>` : drawing;
}

/** Scenery as the inside of `defs`: `art-…` for the pictures of cards, 134 wide, and for the night. */
export const sprite = (): string =>
  Object.entries(ART)
    .map(([name, shapes]) => `<g id="art-${name}">${drawn(shapes, fillOf)}</g>`)
    .join("");
