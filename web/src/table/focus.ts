/** Moving about the table by keyboard: from target to target in the direction of an arrow. */

import { tick } from "svelte";

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Everything on the table that can be picked now, in reading order. */
export function pickable(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-target]")];
}

/** Put the focus where a choice goes on, once that is drawn: on the confirm button if it is all picked, or on a target. */
export async function focusNext(all: boolean): Promise<void> {
  await tick();
  (all ? document.querySelector<HTMLElement>("[data-confirm]") : pickable()[0])?.focus();
}

/** Move the focus to the nearest target in an arrow's direction; true if the key was an arrow. */
export function moveFocus(key: string): boolean {
  const direction = ARROWS[key];
  if (!direction) return false;
  const all = pickable();
  const from = document.activeElement;
  if (all.length === 0) return false;
  if (!from?.matches("[data-target]")) {
    all[0]?.focus();
    return true;
  }
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const target of all) {
    const [tx, ty] = middle(target);
    const along = (tx - x) * direction[0] + (ty - y) * direction[1];
    const aside = Math.abs((tx - x) * direction[1]) + Math.abs((ty - y) * direction[0]);
    const cost = along + 2 * aside;
    if (along > 1 && cost < least) {
      least = cost;
      best = target;
    }
  }
  (best ?? all[(all.indexOf(from as HTMLElement) + 1) % all.length])?.focus();
  return true;
}
