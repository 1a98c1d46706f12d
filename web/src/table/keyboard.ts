/** The table by keyboard: letters pick, arrows move over what can be picked, Escape steps back. */

import type { Chooser } from "./chooser.svelte";
import { moveFocus } from "./focus";

export interface Keyboard {
  chooser: Chooser;
  /** Step back from whatever was opened last. */
  escape: () => void;
  /** Look one event back or on. */
  step: (by: number) => void;
  help: () => unknown;
  split: () => unknown;
}

/** Whether keys belong to something else: a field, a shortcut of the browser. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const typing = event.target instanceof HTMLElement && event.target.matches("input, select, textarea");
  return typing || event.ctrlKey || event.metaKey || event.altKey;
}

/** Do what a key stands for. */
export function press(event: KeyboardEvent, keyboard: Keyboard): void {
  if (moveFocus(event.key)) event.preventDefault();
  else if (event.key === "Enter") confirm(event, keyboard.chooser);
  else named(event.key.toLowerCase(), keyboard) || picked(event.key.toLowerCase(), keyboard);
}

function confirm(event: KeyboardEvent, chooser: Chooser): void {
  const elsewhere = event.target instanceof Element && event.target.closest("[data-target], button, a");
  if (chooser.action && !elsewhere) void chooser.confirm();
}

function named(key: string, keyboard: Keyboard): boolean {
  const meanings: Record<string, () => void> = {
    escape: keyboard.escape,
    "?": keyboard.help,
    v: keyboard.split,
    "[": () => keyboard.step(-1),
    "]": () => keyboard.step(1),
  };
  meanings[key]?.();
  return key in meanings;
}

function picked(key: string, { chooser }: Keyboard): void {
  const first = chooser.first.find((option) => option.key === key);
  const next = chooser.next.find((option) => option.key === key);
  if (first) chooser.begin(first.id);
  else if (next) chooser.pick(next.id);
}
