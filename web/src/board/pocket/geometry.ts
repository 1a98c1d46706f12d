/** Where things are on the drawing: nine areas of 100 with a pavement of 62 around them for the detectives. */

import { disc, square } from "../outlines";
import { type Point, partsOf } from "../target";

export const CELL = 100;
export const EDGE = 62;
export const WIDTH = 3 * CELL + 2 * EDGE;

/** The upper left corner of an area. */
export function corner(cell: number): Point {
  return { x: EDGE + (cell % 3) * CELL, y: EDGE + Math.floor(cell / 3) * CELL };
}

/** The middle of a detective space, numbered clockwise from above the left column. */
export function spaceAt(space: number): Point {
  const along = EDGE + CELL / 2 + (space % 3) * CELL;
  const back = WIDTH - along;
  const near = EDGE / 2 - 1;
  const far = WIDTH - near;
  const sides: Point[] = [
    { x: along, y: near },
    { x: far, y: along },
    { x: back, y: far },
    { x: near, y: back },
  ];
  return sides[Math.floor(space / 3)] as Point;
}

/** The edge of a place, as a path: `tile-4`, a little inside, or `space-3`. */
export function edgeOf(place: string): string {
  const [kind, at] = partsOf(place);
  if (kind === "space") return disc(spaceAt(Number(at)), 28);
  const { x, y } = corner(Number(at));
  return square({ x: x + 4, y: y + 4 }, CELL - 8);
}

/** The direction in which a detective on a space looks. */
export function gaze(space: number): Point {
  const directions: Point[] = [
    { x: 0, y: 1 },
    { x: -1, y: 0 },
    { x: 0, y: -1 },
    { x: 1, y: 0 },
  ];
  return directions[Math.floor(space / 3)] as Point;
}

/** The quarter turns that bring a tile drawn with its wall to the north to this side. */
export const TURNS: Record<string, number> = { N: 0, E: 1, S: 2, W: 3 };

/** The light of a detective's lantern over as many areas as he sees: three flat steps as polygons, the widest first. */
export function beam(space: number, areas: number): string[] {
  const from = spaceAt(space);
  const towards = gaze(space);
  const start = EDGE / 2 - 4;
  const length = areas === 0 ? start : start + areas * CELL - 4;
  const aside = { x: -towards.y, y: towards.x };
  const at = (along: number, wide: number): string =>
    `${from.x + towards.x * along + aside.x * wide},${from.y + towards.y * along + aside.y * wide}`;
  const width = 9 + areas * 8;
  return [1, 0.62, 0.3].map((share) =>
    [at(8, -5 * share), at(8, 5 * share), at(length, width * share), at(length, -width * share)].join(" "),
  );
}

/** Where the nth of several things on one space is drawn: side by side along the pavement. */
export function besides(space: number, index: number, count: number, apart: number): Point {
  const shift = (index - (count - 1) / 2) * apart;
  const upright = Math.floor(space / 3) % 2 === 0;
  const { x, y } = spaceAt(space);
  return upright ? { x: x + shift, y } : { x, y: y + shift };
}

/** Where the choice of a turn by so many quarters is drawn: at the side of the tile that it turns to. */
export function turnAt(cell: number, quarters: number): Point {
  const { x, y } = corner(cell);
  return { x: x + ([0, 96, 50, 4][quarters] ?? 0), y: y + (quarters === 2 ? 96 : 50) };
}

/** The middle of a place: of a tile, or of a space. */
export function middleOf(place: string): Point {
  const [kind, at] = partsOf(place);
  if (kind === "space") return spaceAt(Number(at));
  const { x, y } = corner(Number(at));
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** The way from one place to another: clockwise along the spaces around the corners, or straight from tile to tile. */
export function wayOf([from = "", to = ""]: readonly string[]): Point[] {
  if (!from || !to || from === to) return [];
  const [kind, at] = partsOf(from);
  if (kind !== "space") return [middleOf(from), middleOf(to)];
  const steps = (Number(partsOf(to)[1]) - Number(at) + 12) % 12;
  return Array.from({ length: steps + 1 }, (_, step) => (Number(at) + step) % 12).flatMap((space, step) => {
    const turned = step > 0 && space % 3 === 0;
    return turned ? [cornerBefore(space), spaceAt(space)] : [spaceAt(space)];
  });
}

/** The corner of the pavement before the first space of a side. */
function cornerBefore(space: number): Point {
  const near = EDGE / 2 - 1;
  const far = WIDTH - near;
  const corners: Point[] = [
    { x: near, y: near },
    { x: far, y: near },
    { x: far, y: far },
    { x: near, y: far },
  ];
  return corners[space / 3] as Point;
}
