/** How things on the board move: pieces that are alike keep their places, people walk from hex to hex. */

import { pace } from "../../settings.svelte";
import type { Point } from "../target";
import { isJump, streetway } from "./geometry";

/** How long a step to the next hex takes, and a way that nobody knows, in milliseconds. */
const STEP = 220;
const GLIDE = 500;
const HOP = 4;

/** The places of pieces that are alike, in the order of those before: one that is gone has moved to one that is new. */
export function matched(before: readonly string[], now: readonly string[]): readonly string[] {
  const come = now.filter((place) => !before.includes(place));
  const kept = before.flatMap((place) => (now.includes(place) ? place : (come.shift() ?? [])));
  return [...kept, ...come];
}

/** The way from one hex to another: one of these, or along the streets; null where nobody knows it. */
export function wayOf(ways: readonly (readonly string[])[], from: string, to: string): readonly string[] | null {
  return ways.find((way) => way.length > 1 && way[0] === from && way.at(-1) === to) ?? streetway(from, to);
}

const moved = ({ x, y }: Point, hop = 0): string => `translate(${x}px, ${y - hop}px)`;

/** The frames of a walk from point to point: a little hop at each step, down and up again where it leads through a manhole. */
export function steps(points: readonly Point[]): Keyframe[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    const here = { transform: moved(point), opacity: 1 };
    if (!before) return [here];
    if (isJump(before, point))
      return [{ transform: moved(before), opacity: 0 }, { transform: moved(point), opacity: 0 }, here];
    return [{ transform: moved({ x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 }, HOP), opacity: 1 }, here];
  });
}

/** Let somebody walk a way, or glide where only its ends are known; at once for whoever wants no motion. */
export function walk(figure: Element, points: readonly Point[], known: boolean, leaving = false): void {
  const tempo = pace();
  if (!tempo || !("animate" in figure) || points.length < 2) return;
  const frames = known ? steps(points) : points.map((point) => ({ transform: moved(point) }));
  const last = frames.length - 1;
  const fading = leaving ? frames.map((frame, index) => (index === last ? { ...frame, opacity: 0 } : frame)) : frames;
  const duration = known ? STEP * (points.length - 1) : GLIDE;
  figure.animate(fading, { duration: duration * tempo, easing: known ? "linear" : "ease-in-out" });
}
