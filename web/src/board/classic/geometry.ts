/** The board of Mr. Jack as a drawing: flat-top hexes, 13 columns. The facts are the rules' own board file. */

import board from "../../../../src/whitechapel/classic/board.json";
import type { Point } from "../target";

export type HexKind = "street" | "gaslight" | "building" | "garden";

export interface Hex {
  id: string;
  kind: HexKind;
  x: number;
  y: number;
}

export const SIZE = 32;
export const HEIGHT_OF_HEX = Math.sqrt(3) * SIZE;
const MARGIN = 18;

/** Where a hex lies: column a..m from the left, its number growing upwards. */
export function at(id: string): Point {
  const column = id.charCodeAt(0) - 97;
  const row = 15 - 2 * Number(id.slice(1)) + column;
  return { x: MARGIN + SIZE + 1.5 * SIZE * column, y: MARGIN + (HEIGHT_OF_HEX / 2) * (row + 1) };
}

const KINDS: HexKind[] = ["street", "gaslight", "building", "garden"];

export const HEXES: Hex[] = KINDS.flatMap((kind) =>
  board.hexes[kind].split(" ").map((id) => ({ id, kind, ...at(id) })),
);

export const WIDTH = 2 * MARGIN + 2 * SIZE + 18 * SIZE;
export const HEIGHT = 2 * MARGIN + (HEIGHT_OF_HEX / 2) * 18;

/** The corners of a hex around the origin, as an SVG polygon; `inset` draws it smaller. */
export function outline(inset = 0): string {
  const r = SIZE - inset;
  return [0, 60, 120, 180, 240, 300]
    .map((angle) => `${round(r * Math.cos((angle * Math.PI) / 180))},${round(r * Math.sin((angle * Math.PI) / 180))}`)
    .join(" ");
}

const ANGLES: Record<string, number> = { N: -90, NE: -30, SE: 30, S: 90, SW: 150, NW: -150 };

/** A facing as degrees clockwise from the east. */
export function angle(facing: string): number {
  return ANGLES[facing] ?? 0;
}

/** A point at a distance from the middle of a hex, in a facing's direction. */
export function towards(from: string, facing: string, distance: number): Point {
  const start = at(from);
  const turn = (angle(facing) * Math.PI) / 180;
  return { x: round(start.x + distance * Math.cos(turn)), y: round(start.y + distance * Math.sin(turn)) };
}

/** Watson's beam from his hex over so many hexes. */
export function beam(from: string, facing: string, hexes: number): string {
  const start = at(from);
  const turn = (angle(facing) * Math.PI) / 180;
  const along = { x: Math.cos(turn), y: Math.sin(turn) };
  const aside = { x: -along.y, y: along.x };
  const length = HEIGHT_OF_HEX * (hexes + 0.45);
  const point = (far: number, wide: number): string =>
    `${round(start.x + along.x * far + aside.x * wide)},${round(start.y + along.y * far + aside.y * wide)}`;
  return [point(10, -4), point(10, 4), point(length, 15), point(length, -15)].join(" ");
}

/** The roads off the board: where each starts and which way it leads. */
export const EXITS = (Object.keys(board.exits) as (keyof typeof board.exits)[]).map((name) => {
  const gate = board.exits[name].gate;
  const from = at(gate);
  const right = name.endsWith("E");
  const down = name.startsWith("S");
  return { name: name as string, gate, x: from.x + (right ? 30 : -30), y: from.y + (down ? 38 : -38), right, down };
});

export function manholes(edition: string): string[] {
  const editions: Record<string, { manholes: string[] }> = board.editions;
  return editions[edition]?.manholes ?? [];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
