/** The table by keyboard: letters pick and ask, arrows walk the board, Escape steps back. */

import type { Chooser } from "./chooser.svelte";
import { toBoard, toTray, walk } from "./focus";

/** What may be asked for by a key: every letter that no token has. */
export interface Asking {
  /** Who sees whom. */
  sight: () => unknown;
  /** What has changed since the player's last action. */
  news: () => unknown;
  /** How it stands. */
  overview: () => unknown;
  /** What was said last. */
  again: () => unknown;
  /** That the board ends here. */
  edge: () => unknown;
  /** The position in words, to read. */
  words: () => unknown;
}

export interface Keyboard {
  chooser: Pick<Chooser, "action" | "confirm" | "first" | "next" | "begin" | "pick">;
  /** Step back from whatever was opened last. */
  escape: () => void;
  /** Look one event back or on. */
  step: (by: number) => void;
  help: () => unknown;
  /** Show faster what is being shown. */
  hurry?: () => void;
  split: () => unknown;
  /** Show or hide the names of the hexes. */
  coordinates?: () => unknown;
  asking?: Partial<Asking>;
}

/** Whether keys belong to something else: a field, a sheet, a shortcut of the browser. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const within = event.target instanceof Element && event.target.closest("input, select, textarea, dialog") !== null;
  return within || event.ctrlKey || event.metaKey || event.altKey;
}

/** Do what a key stands for. */
export function press(event: KeyboardEvent, keyboard: Keyboard): void {
  const edge = (): unknown => keyboard.asking?.edge?.();
  if (walk(event, edge)) event.preventDefault();
  else if (event.key === "Enter") confirm(event, keyboard.chooser);
  else picked(event.key.toLowerCase(), keyboard.chooser) || named(event.key.toLowerCase(), keyboard);
}

function confirm(event: KeyboardEvent, chooser: Keyboard["chooser"]): void {
  const elsewhere = event.target instanceof Element && event.target.closest("[data-target], button, a");
  if (chooser.action && !elsewhere) void chooser.confirm();
}

function picked(key: string, chooser: Keyboard["chooser"]): boolean {
  const first = chooser.first.find((option) => option.key === key);
  const next = chooser.next.find((option) => option.key === key);
  if (first) chooser.begin(first.id);
  else if (next) chooser.pick(next.id);
  return Boolean(first ?? next);
}

function named(key: string, { asking, step, ...ways }: Keyboard): void {
  const meanings: Record<string, (() => unknown) | undefined> = {
    escape: ways.escape,
    "?": ways.help,
    f: ways.hurry,
    v: ways.split,
    g: ways.coordinates,
    ",": () => step(-1),
    ".": () => step(1),
    "[": () => step(-1),
    "]": () => step(1),
    b: toBoard,
    c: toTray,
    s: asking?.sight,
    n: asking?.news,
    o: asking?.overview,
    m: asking?.again,
    i: asking?.words,
  };
  meanings[key]?.();
}
