/** The edges of places, as paths. */

import type { Point } from "./target";

/** A circle. */
export function disc({ x, y }: Point, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A square, by its upper left corner. */
export function square({ x, y }: Point, side: number): string {
  return `M${x} ${y}h${side}v${side}h${-side}z`;
}
