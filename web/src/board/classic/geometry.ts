/** The board of Mr. Jack as a drawing: flat-top hexes, 13 columns. The facts are the rules' own board file. */

import board from "../../../../src/whitechapel/classic/board.json";
import { disc } from "../outlines";
import type { Point } from "../target";
import { RADIUS } from "./scenery";

export type HexKind = "street" | "gaslight" | "building" | "garden";

export interface Hex {
  id: string;
  kind: HexKind;
  x: number;
  y: number;
}

export const SIZE = 32;
export const HEIGHT_OF_HEX = Math.sqrt(3) * SIZE;
/** Room for the kerb: the exits lie in the corners that the hexes leave free. */
const MARGIN = 4;

/** How much smaller this drawing is than the scenery's, and where that begins: what stands on the hexes lies in a group of this transform. */
export const SCALE = SIZE / RADIUS;
export const SCENE = `translate(${MARGIN + SIZE} ${MARGIN}) scale(${round(SCALE, 5)})`;

/** Where a hex lies among the scenery: column a..m from the left, its number growing upwards. */
export function place(id: string): Point {
  const column = id.charCodeAt(0) - 97;
  const row = 15 - 2 * Number(id.slice(1)) + column;
  return { x: 1.5 * RADIUS * column, y: round((Math.sqrt(3) / 2) * RADIUS * (row + 1)) };
}

/** Where a hex lies on the board. */
export function at(id: string): Point {
  const { x, y } = place(id);
  return { x: MARGIN + SIZE + x * SCALE, y: MARGIN + y * SCALE };
}

const KINDS: HexKind[] = ["street", "gaslight", "building", "garden"];

export const HEXES: Hex[] = KINDS.flatMap((kind) =>
  board.hexes[kind].split(" ").map((id) => ({ id, kind, ...at(id) })),
);
const KIND = new Map(HEXES.map(({ id, kind }) => [id, kind]));

export const WIDTH = 2 * MARGIN + 2 * SIZE + 18 * SIZE;
export const HEIGHT = round(2 * MARGIN + (HEIGHT_OF_HEX / 2) * 18);

/** The hex next to this one in a direction, or null off the board. */
function next(id: string, facing: string): string | null {
  const [across = 0, down = 0] = (board.directions as Record<string, number[]>)[facing] ?? [];
  const found = `${String.fromCharCode(id.charCodeAt(0) + across)}${Number(id.slice(1)) - down}`;
  return KIND.has(found) ? found : null;
}

/** The hexes that a gaslight lights: its own and those next to it on the board. */
export function pool(lamp: string): string[] {
  return [lamp, ...Object.keys(board.directions).flatMap((facing) => next(lamp, facing) ?? [])];
}

/** The furthest that anybody walks in one turn. */
const FAR = 4;

/** A shortest way along the streets and through these manholes, as a drawing needs it; null where none is near: over the roofs. */
export function streetway(from: string, to: string, open: readonly string[] = []): string[] | null {
  let rim = [[from]];
  const been = new Set([from]);
  for (let steps = 0; steps < FAR; steps++) {
    const found: string[][] = [];
    for (const way of rim) {
      const here = way.at(-1) ?? "";
      for (const hex of [...pool(here).slice(1), ...(open.includes(here) ? open : [])]) {
        if (hex === to) return [...way, hex];
        if (KIND.get(hex) !== "street" || been.has(hex)) continue;
        been.add(hex);
        found.push([...way, hex]);
      }
    }
    rim = found;
  }
  return null;
}

/** Whether a step leads to a hex that is not next to the last: down one manhole and up another. */
export const isJump = (from: Point, to: Point): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) > 1.2 * HEIGHT_OF_HEX;

/** The hexes in a ray over so many streets; the gaslights it crosses are no streets, but lie in it too. */
export function ray(from: string, facing: string, streets: number): string[] {
  const found: string[] = [];
  let left = streets;
  for (let hex = next(from, facing); hex && left > 0; hex = next(hex, facing)) {
    found.push(hex);
    if (KIND.get(hex) === "street") left -= 1;
  }
  return found;
}

/** The corners of a hex around the origin, as an SVG polygon; `inset` draws it smaller. */
export function outline(inset = 0): string {
  return corners(SIZE - inset).join(" ");
}

/** Hexes among the scenery as one path. */
export function tiled(hexes: readonly string[]): string {
  return hexes.map((hex) => `M${corners(RADIUS, place(hex)).join("L")}z`).join("");
}

/** The edge of a place, a little inside, as a path: `hex-g6` or `exit-NE`. */
export function edgeOf(where: string): string {
  const spot = spotOf(where);
  if (!spot) return "";
  return where.startsWith("exit-") ? disc(spot, 22) : `M${corners(SIZE - 4, spot).join("L")}z`;
}

function corners(r: number, { x, y }: Point = { x: 0, y: 0 }): string[] {
  return [0, 60, 120, 180, 240, 300].map((turn) => {
    const corner = (turn * Math.PI) / 180;
    return `${round(x + r * Math.cos(corner))},${round(y + r * Math.sin(corner))}`;
  });
}

const ANGLES: Record<string, number> = { N: -90, NE: -30, SE: 30, S: 90, SW: 150, NW: -150 };

/** A facing as degrees clockwise from the east. */
export function angle(facing: string): number {
  return ANGLES[facing] ?? 0;
}

/** How far from somebody the directions are picked: near enough to lie on the board wherever he stands. */
export const BESIDE = 31;

/** A point at a distance from the middle of a hex, in a facing's direction. */
export function towards(from: string, facing: string, distance: number): Point {
  const start = at(from);
  const turn = (angle(facing) * Math.PI) / 180;
  return { x: round(start.x + distance * Math.cos(turn)), y: round(start.y + distance * Math.sin(turn)) };
}

/** The roads off the board: the gate each starts from, and where it is tapped. */
export const EXITS = (Object.keys(board.exits) as (keyof typeof board.exits)[]).map((name) => {
  const gate = board.exits[name].gate;
  return { name: name as string, gate, ...towards(gate, name, 49) };
});

/** Where a place lies: `hex-g6` or `g6`, `exit-NE` or `NE`; null for what has no place. */
export function spotOf(where: string): Point | null {
  const name = where.replace(/^(hex|exit)-/, "");
  return KIND.has(name) ? at(name) : (EXITS.find((exit) => exit.name === name) ?? null);
}

export function manholes(edition: string): string[] {
  const editions: Record<string, { manholes: string[] }> = board.editions;
  return editions[edition]?.manholes ?? [];
}

export function round(value: number, digits = 2): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
