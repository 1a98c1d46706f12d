/** What stands on the board and how it looks, from the file that Python draws from too. A hex has a radius of 52 there. */

import scenery from "../../../../src/whitechapel/classic/scenery.json";
import cutouts from "../../../../src/whitechapel/core/svg_cutouts.json";
import type { Shape, Tones } from "../shapes";
import { toned } from "../shapes";

export const { radius: RADIUS, kerb: KERB, setts: SETTS, number: NUMBER } = scenery;
export const TONES: Tones = scenery.tones;
export const SHAPES: Readonly<Record<string, readonly Shape[]>> = scenery.shapes;

/** Which house stands on which hex. */
export const HOUSES: Readonly<Record<string, string>> = scenery.houses;

/** The steps of a gaslight's pool: how far each reaches, in heights of a hex, and how bright it is. */
export const POOL = scenery.pool.steps.map(([far = 0, bright = 0]) => ({ far, bright }));

export const tone = (name: string): string => toned(TONES, name);

const FACES: Readonly<Record<string, string[][]>> = cutouts.faces;

/** Somebody's colour, and the two letters that tell him apart without it. */
export const colourOf = (name: string): string => `var(--c-${name}, ${FACES[name]?.[0]?.[0] ?? "none"})`;
export const initialsOf = (name: string): string => name.charAt(0).toUpperCase() + name.charAt(1);
