/** A lesson by keyboard: arrows also move over tokens, cards and verbs while one of them is to be picked. */

import { tick } from "svelte";

const READY = ":is([data-token], [data-card], [data-verb]):not([aria-disabled=true])";
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Move over what a choice begins with; false where the key means nothing there, or the board is where to pick. */
export function moveInTray(key: string): boolean {
  const step = STEPS[key];
  const all = [...document.querySelectorAll<HTMLElement>(READY)].filter((piece) => piece.checkVisibility());
  const board = document.querySelector("[data-target]") ?? document.activeElement?.closest("[data-board]");
  if (!step || board || all.length === 0) return false;
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[at < 0 ? 0 : (at + step + all.length) % all.length]?.focus();
  return true;
}

/** Put the focus on one part of the page, once it is drawn. */
export async function focusOn(part: string): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>(part)?.focus();
}
