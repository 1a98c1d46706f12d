/** The way of the last action: from where to where, by whom, and the footsteps that show it. */

import type { Event } from "../../net/protocol";
import { moverOf, type Point } from "../target";
import { EXITS, isJump, round, spotOf, streetway } from "./geometry";

export interface Trail {
  /** Places like `g6`, `hex-g6` or `exit-NE`. */
  from: string;
  to: string;
  /** Hex by hex, where that is known. */
  path?: readonly string[];
  by: "jack" | "detective" | null;
  /** Whether somebody walked it, as he does unless it is said otherwise; else something was carried or exchanged. */
  walked?: boolean;
}

const START = 16;
const SHORT = 30;
const PACE = 10;
const MANHOLE = 15;
const ASIDE = 3.4;
const BOW = 0.12;

/** What is said of actions by which somebody walks. */
const WALKS = ["log-move", "log-whistle", "log-leave", "log-accuse"];

/** The trail of an action that leads from one place to another; null for one that does not. */
export function trailOf(last: Event | null): Trail | null {
  const beat = last?.beats.find((one) => one.kind === "action");
  const [from, to] = beat?.places ?? [];
  return from && to ? { from, to, by: moverOf(last?.actor), walked: WALKS.includes(beat?.message?.id ?? "") } : null;
}

/** A trail with the hexes of its way, where somebody walked it by the streets and these manholes. */
export function traced(trail: Trail | null, open: readonly string[]): Trail | null {
  if (!trail || trail.path || trail.walked === false) return trail;
  const gate = EXITS.find(({ name }) => trail.to === `exit-${name}`)?.gate;
  const path = streetway(hexOf(trail.from), gate ?? hexOf(trail.to), open);
  return path ? { ...trail, path } : trail;
}

/** The points of a trail: its hexes, or a slight bow where only the ends are known. */
export function points({ from, to, path = [] }: Trail): Point[] {
  const [start, end] = [spotOf(from), spotOf(to)];
  if (!start || !end) return [];
  const known = path.flatMap((hex) => spotOf(hex) ?? []);
  if (known.length > 1) return hexOf(to) === path.at(-1) ? known : [...known, end];
  const [across, down] = [end.x - start.x, end.y - start.y];
  return Array.from({ length: 13 }, (_, index) => {
    const share = index / 12;
    const bow = 4 * BOW * share * (1 - share);
    return { x: start.x + across * share + down * bow, y: start.y + down * share - across * bow };
  });
}

const hexOf = (where: string): string => where.replace(/^hex-/, "");

/** A way above the ground, in parts: it is broken where it leads through a manhole. */
function parts(way: readonly Point[]): Point[][] {
  const found: Point[][] = [];
  for (const [index, point] of way.entries()) {
    const before = way[index - 1];
    const part = found.at(-1);
    if (part && before && !isJump(before, point)) part.push(point);
    else found.push([point]);
  }
  return found;
}

interface Stride extends Point {
  /** Which way it leads, in degrees. */
  turn: number;
}

export interface Footsteps {
  walked: Stride[];
  /** Where the arrow's tip is. */
  tip: Stride | null;
  /** From manhole to manhole. */
  tunnels: [Point, Point][];
}

/** How a trail is shown: steps at even distances, clear of the people at both ends, and an arrow. */
export function footsteps(trail: Trail): Footsteps {
  const way = points(trail);
  const above = parts(way);
  const walked = above.flatMap((part, index) =>
    strides(part, index ? MANHOLE : START, part === above.at(-1) ? SHORT + PACE : MANHOLE),
  );
  const tunnels = above.slice(1).flatMap((part, index): [Point, Point][] => {
    const [from, to] = [above[index]?.at(-1), part[0]];
    return from && to ? [[from, to]] : [];
  });
  return { walked, tip: along(way, lengthOf(way) - SHORT), tunnels };
}

function strides(way: readonly Point[], skip: number, short: number): Stride[] {
  const room = lengthOf(way) - skip - short;
  const count = room < 0 ? 0 : Math.floor(room / PACE) + 1;
  return Array.from({ length: count }, (_, step) => along(way, skip + step * PACE)).filter((stride) => stride !== null);
}

const lengthOf = (way: readonly Point[]): number =>
  way.reduce((sum, point, index) => sum + distance(way[index - 1] ?? point, point), 0);

const distance = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y);

function along(way: readonly Point[], far: number): Stride | null {
  let left = Math.max(0, far);
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

/** The way of something that was carried, as dots. */
export const dots = (walked: readonly Stride[]): string =>
  walked.map(({ x, y }) => oval({ x, y }, 2.6, 2.6, 0, 1, 0)).join("");

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
