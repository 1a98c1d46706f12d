/** Faces and signs cut out of paper, the same that Python draws with: each is drawn once a page and used by its id. */

import cutouts from "../../../src/whitechapel/core/svg_cutouts.json";

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

/** A face: its ground and the lamp's halo read the theme's colours for this character, wherever they come again. */
function face(name: string, shapes: Shapes): string {
  const [ground = "", halo = ""] = shapes.map(([fill]) => fill);
  const own: Record<string, string> = { [halo]: `var(--h-${name},${halo})`, [ground]: `var(--c-${name},${ground})` };
  const inside = (part: Shapes): string => drawn(part, (fill) => own[fill] ?? fillOf(fill));
  return [
    `<g id="figure-${name}">${inside(shapes.slice(2))}</g>`,
    `<g id="card-${name}">${inside(shapes.slice(0, 2))}<use href="#figure-${name}"/></g>`,
    `<g id="face-${name}" clip-path="url(#cut-round)"><use href="#card-${name}"/></g>`,
  ].join("");
}

/**
 * Every cut-out as the inside of `defs`: `face-…` round, `card-…` square and `figure-…` without its ground in 100,
 * `sign-…` in 48, `art-…` for the pictures of cards, 134 wide, and for the scenery of the night.
 */
export const sprite = (): string =>
  [
    '<clipPath id="cut-round"><circle cx="50" cy="50" r="50"/></clipPath>',
    ...Object.entries(FACES).map(([name, shapes]) => face(name, shapes)),
    ...Object.entries(SIGNS).map(([name, shapes]) => `<g id="sign-${name}">${drawn(shapes, fillOf)}</g>`),
    ...Object.entries(ART).map(([name, shapes]) => `<g id="art-${name}">${drawn(shapes, fillOf)}</g>`),
  ].join("");
