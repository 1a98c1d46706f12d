/** What stands still in the city, as drawings for pictures: streets, houses, pools of light, things that stand about, letters. */

import type { Drawing } from "../picture";
import { shapesOf } from "../shapes";
import {
  angle,
  EXITS,
  HEIGHT,
  HEIGHT_OF_HEX,
  HEXES,
  type HexKind,
  outline,
  place,
  pool,
  SCALE,
  SCENE,
  tiled,
  WIDTH,
} from "./geometry";
import { HOUSES, KERB, POOL, RADIUS, SETTS, SHAPES, TONES, tone } from "./scenery";

const GROUNDS: Record<HexKind, string> = {
  street: "var(--street)",
  gaslight: "var(--plinth, #474b58)",
  building: "var(--alley)",
  garden: "var(--garden)",
};
const BOX = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
const paved = HEXES.filter(({ kind }) => kind === "street" || kind === "gaslight").map(({ id }) => id);
/** Those further down stand in front. */
const BLOCKS = HEXES.filter(({ kind }) => kind === "building" || kind === "garden").sort(
  (one, other) => one.y - other.y,
);

/** The streets with their stones, the kerb around them, and the roads out of the city. */
export const GROUND: Drawing = { name: "london-ground", box: BOX, shapes: ground };

/** Houses and gardens. */
export const HOUSED: Drawing = { name: "london-houses", box: BOX, shapes: houses };

/** What hexes are called, in letters of this size; on houses they are smaller and fainter. */
export function coordinates(size: { street: number; house: number; edge: number }): Drawing {
  const written = ({ id, kind, x, y }: (typeof HEXES)[number]): string => {
    const housed = kind === "building" || kind === "garden";
    const letters = `font-size="${housed ? size.house : size.street}" fill-opacity="${housed ? 0.75 : 1}"`;
    return `<text x="${x}" y="${y + 25}" ${letters}>${id}</text>`;
  };
  const shapes = (): string =>
    `<g fill="#fff0cc" stroke="#0b0e14" stroke-width="${size.edge}" stroke-linejoin="round" paint-order="stroke" font-family="${FONTS}" font-weight="600" text-anchor="middle">${HEXES.map(written).join("")}</g>`;
  return { name: `london-coordinates-${size.street}`, box: BOX, shapes };
}
const FONTS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

/** What stands about in the city, drawn around the middle of its hex: of which shapes of the scenery, and how far it reaches. */
const THINGS = {
  "lamp-lit": [["halo", "post", "cold", "flame"], { x: -36, y: -48, width: 72, height: 96 }],
  "lamp-cold": [["post", "cold"], { x: -36, y: -48, width: 72, height: 96 }],
  manhole: [["manhole"], { x: -28, y: -28, width: 64, height: 56 }],
  cover: [["cover"], { x: -28, y: -28, width: 56, height: 56 }],
  cordon: [["cordon"], { x: 44, y: -38, width: 26, height: 76 }],
  arrow: [["arrow"], { x: 62, y: -18, width: 36, height: 36 }],
  "arrow-shut": [["arrow-shut"], { x: 72, y: -18, width: 36, height: 36 }],
  pointer: [["pointer"], { x: 38, y: -15, width: 20, height: 30 }],
} as const;

/** One thing that stands about in the city. */
export function thing(name: keyof typeof THINGS): Drawing {
  const [parts, box] = THINGS[name];
  return { name: `london-${name}`, box, shapes: () => parts.map(shape).join("") };
}

const shape = (name: string): string => shapesOf(SHAPES[name] ?? [], TONES);

/** How far a pool of light reaches from the gaslight that casts it, with its rim. */
const FAR = 2.7 * RADIUS;

/** The light that a gaslight casts on its hex and those next to it: lit stones, and three steps of brightness. Lies among the scenery. */
export function poolOf(lamp: string): Drawing {
  const { x, y } = place(lamp);
  return {
    name: `london-pool-${lamp}`,
    box: { x: x - FAR, y: y - FAR, width: 2 * FAR, height: 2 * FAR },
    shapes: () => shone(lamp),
  };
}

function shone(lamp: string): string {
  const [hexes, { x, y }] = [tiled(pool(lamp)), place(lamp)];
  const step = ({ far, bright }: (typeof POOL)[number]): string =>
    `<circle cx="${x}" cy="${y}" r="${far * (HEIGHT_OF_HEX / SCALE)}" fill="${tone("pool")}" fill-opacity="${bright}"/>`;
  return [
    setts("sett-lit"),
    `<clipPath id="hexes"><path d="${hexes}"/></clipPath>`,
    `<path d="${hexes}" fill="none" stroke="${tone("kerb-lit")}" stroke-width="4" stroke-linejoin="round"/>`,
    `<path d="${hexes}" fill="${tone("street-lit")}" stroke="${tone("sett-lit-dark")}" stroke-width="1.6"/>`,
    `<path d="${hexes}" fill="url(#setts)"/>`,
    `<g clip-path="url(#hexes)">${POOL.map(step).join("")}</g>`,
  ].join("");
}

/** The pattern of a street's stones, of a light tone and a dark one. */
const setts = (light: string): string => {
  const stones = `<path d="${SETTS.light}" fill="${tone(light)}" fill-opacity="0.5"/><path d="${SETTS.dark}" fill="${tone(`${light}-dark`)}" fill-opacity="0.6"/>`;
  return `<pattern id="setts" width="${SETTS.width}" height="${SETTS.height}" patternUnits="userSpaceOnUse">${stones}</pattern>`;
};

function ground(): string {
  const hexes = HEXES.map(
    ({ kind, x, y }) => `<polygon fill="${GROUNDS[kind]}" points="${outline()}" transform="translate(${x} ${y})"/>`,
  );
  const road = ({ gate, name }: (typeof EXITS)[number]): string => {
    const { x, y } = place(gate);
    return `<g transform="translate(${x} ${y}) rotate(${angle(name)})">${shape("road")}</g>`;
  };
  return [
    setts("sett"),
    `<g transform="${SCENE}">${EXITS.map(road).join("")}</g>`,
    `<path d="${KERB}" transform="${SCENE}" fill="none" stroke="${tone("kerb")}" stroke-width="5" stroke-linejoin="round"/>`,
    ...hexes,
    `<path d="${tiled(paved)}" transform="${SCENE}" fill="url(#setts)" stroke="${tone("sett-dark")}" stroke-width="1.6"/>`,
  ].join("");
}

function houses(): string {
  const block = ({ id, kind }: (typeof BLOCKS)[number]): string => {
    const { x, y } = place(id);
    return `<g transform="translate(${x} ${y})">${shape(kind === "garden" ? "garden" : `house-${HOUSES[id]}`)}</g>`;
  };
  return `<g transform="${SCENE}">${BLOCKS.map(block).join("")}</g>`;
}
