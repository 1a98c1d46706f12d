/** Moving about the table by keyboard: from place to place on the board in the direction of an arrow, and to its parts. */

import { tick } from "svelte";

type Direction = readonly [x: number, y: number];

const UP: Direction = [0, -1];
const DOWN: Direction = [0, 1];
const SQUARES: Record<string, Direction> = { ArrowUp: UP, ArrowDown: DOWN, ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const [ASIDE, HALF] = [Math.sqrt(3) / 2, 0.5];
/** A hex has six neighbours: left and right lead north-west and south-east, with Shift south-west and north-east. */
const HEXES: Record<string, Direction> = {
  ArrowUp: UP,
  ArrowDown: DOWN,
  ArrowLeft: [-ASIDE, -HALF],
  ArrowRight: [ASIDE, HALF],
  "Shift ArrowLeft": [-ASIDE, HALF],
  "Shift ArrowRight": [ASIDE, -HALF],
};
const TRAY = "[data-token], [data-card], [data-verb]";
const ready = (selectors: string): string => selectors.replaceAll("]", ']:not([aria-disabled="true"])');

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

/** Everything on the table that can be picked now, in reading order. */
export const pickable = (): HTMLElement[] => all("[data-target]");

/** Put the focus where a choice goes on, once that is drawn: on the confirm button if it is all picked, or on a target. */
export async function focusNext(whole: boolean): Promise<void> {
  await tick();
  (whole ? one("[data-confirm]") : pickable()[0])?.focus();
}

/** Go to the board: to what can be picked there, or to the place that was left. */
export function toBoard(): void {
  (one("[data-board] [data-target]") ?? one('[data-spot][tabindex="0"]') ?? one("[data-spot]"))?.focus();
}

/** Go to what a choice begins with, or to the confirm button where all is picked. */
export function toTray(): void {
  (one("[data-confirm]:enabled") ?? one(ready(TRAY)) ?? pickable()[0] ?? one(TRAY))?.focus();
}

/** Walk over the board by a key; true if the key means that. `edge` hears of a step that leads nowhere. */
export function walk({ key, shiftKey }: KeyboardEvent, edge: () => void): boolean {
  const hexes = one('[data-board="hexes"]') !== null;
  const ways = hexes ? HEXES : SQUARES;
  const direction = ways[hexes && shiftKey ? `Shift ${key}` : key] ?? ways[key];
  if (direction) return step(direction, edge);
  if (key === "PageDown" || key === "PageUp") return hop(key === "PageDown" ? 1 : -1);
  if (key !== "Home" && key !== "End") return false;
  const ends = pickable().length > 0 ? pickable() : all("[data-spot]");
  ends.at(key === "Home" ? 0 : -1)?.focus();
  return ends.length > 0;
}

/** One step from where the focus is: over the tokens where one is to be picked; from elsewhere the way begins at the board. */
function step(direction: Direction, edge: () => void): boolean {
  if (pickable().length === 0 && among(all(TRAY), direction[0] + direction[1] > 0 ? 1 : -1)) return true;
  const places = all("[data-spot], [data-target]");
  if (places.length === 0) return false;
  const from = places.find((place) => place === document.activeElement);
  const next = from && (nearest(from, places, direction) ?? around(from, places));
  if (!from) toBoard();
  else if (next) next.focus();
  else edge();
  return true;
}

/** From one of some to the next, around; false where the focus is on none of them. */
function among(some: readonly HTMLElement[], by: number): boolean {
  const at = some.indexOf(document.activeElement as HTMLElement);
  if (at >= 0) some.at((at + by) % some.length)?.focus();
  return at >= 0;
}

/** Where only what can be picked can be reached, the last leads to the first. */
function around(from: HTMLElement, places: readonly HTMLElement[]): HTMLElement | undefined {
  if (one("[data-spot]")) return undefined;
  return places[(places.indexOf(from) + 1) % places.length];
}

/** The next or the last place where somebody stands. */
function hop(by: number): boolean {
  const people = all("[data-person]").sort((left, right) => spoken(left).localeCompare(spoken(right)));
  if (!among(people, by)) people.at(by > 0 ? 0 : -1)?.focus();
  return people.length > 0;
}

const spoken = (element: HTMLElement): string => element.getAttribute("aria-label") ?? "";

/** The nearest place in a direction: straight on if there is one, or somewhat aside. */
function nearest(from: HTMLElement, places: readonly HTMLElement[], [x, y]: Direction): HTMLElement | undefined {
  const [fromX, fromY] = middle(from);
  const costs = places.flatMap((place) => {
    const [toX, toY] = middle(place);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y - (toY - fromY) * x);
    return along > 1 && aside < 2 * along ? [{ place, cost: along + 2 * aside }] : [];
  });
  return costs.sort((left, right) => left.cost - right.cost)[0]?.place;
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
