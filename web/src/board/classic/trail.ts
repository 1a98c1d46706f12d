/** The way of the last action: from where to where, by whom, and the footsteps that show it. */

import type { Event } from "../../net/protocol";
import type { Point } from "../target";
import { round, spotOf } from "./geometry";

export interface Trail {
  /** Places like `g6`, `hex-g6` or `exit-NE`. */
  from: string;
  to: string;
  /** Hex by hex, where that is known. */
  path?: readonly string[];
  by: "jack" | "detective" | null;
}

const START = 16;
const SHORT = 30;
const PACE = 10;
const ASIDE = 3.4;
const BOW = 0.12;

/** Who did it: a player, or nobody. */
export const moverOf = (last: Event | null): Trail["by"] =>
  last?.actor === "jack" || last?.actor === "detective" ? last.actor : null;

/** The trail of an action that leads from one place to another; null for one that does not. */
export function trailOf(last: Event | null): Trail | null {
  const beat = last?.beats.find((one) => one.kind === "action");
  const [from, to] = beat?.places ?? [];
  return from && to ? { from, to, by: moverOf(last) } : null;
}

/** The points of a trail: its hexes, or a slight bow where only the ends are known. */
export function points({ from, to, path = [] }: Trail): Point[] {
  if (path.length > 1) return path.flatMap((hex) => spotOf(hex) ?? []);
  const [start, end] = [spotOf(from), spotOf(to)];
  if (!start || !end) return [];
  const [across, down] = [end.x - start.x, end.y - start.y];
  return Array.from({ length: 13 }, (_, index) => {
    const share = index / 12;
    const bow = 4 * BOW * share * (1 - share);
    return { x: start.x + across * share + down * bow, y: start.y + down * share - across * bow };
  });
}

interface Stride extends Point {
  /** Which way it leads, in degrees. */
  turn: number;
}

/** Points at even distances along a way, clear of the people at both ends; the last is the arrow's tip. */
export function strides(way: readonly Point[]): Stride[] {
  const found: Stride[] = [];
  const whole = way.reduce((sum, point, index) => sum + distance(way[index - 1] ?? point, point), 0);
  const end = whole - SHORT;
  const count = Math.max(0, Math.floor((end - START) / PACE));
  for (let step = count; step >= 0; step--) {
    const stride = along(way, Math.max(0, end - step * PACE));
    if (stride) found.push(stride);
  }
  return found;
}

const distance = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y);

function along(way: readonly Point[], far: number): Stride | null {
  let left = far;
  for (const [index, end] of way.entries()) {
    const start = way[index - 1];
    if (!start) continue;
    const length = distance(start, end);
    if (length > 0 && (left <= length || index === way.length - 1)) {
      const share = left / length;
      const turn = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
      return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share, turn };
    }
    left -= length;
  }
  return null;
}

/** The soles of a walk, left and right in turn, as one path. */
export function soles(walked: readonly Stride[]): string {
  return walked.map((stride, index) => sole(stride, index % 2 ? ASIDE : -ASIDE)).join("");
}

function sole({ x, y, turn }: Stride, aside: number): string {
  const [along, down] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const at = (far: number): Point => ({ x: x + along * far - down * aside, y: y + down * far + along * aside });
  return oval(at(1.4), 3.4, 2, turn, along, down) + oval(at(-4), 1.6, 1.5, turn, along, down);
}

function oval(middle: Point, long: number, wide: number, turn: number, along: number, down: number): string {
  const [across, under] = [round(2 * long * along), round(2 * long * down)];
  const arc = `a${long} ${wide} ${round(turn)} 1 0 `;
  return `M${round(middle.x - long * along)} ${round(middle.y - long * down)}${arc}${across} ${under}${arc}${-across} ${-under}z`;
}
