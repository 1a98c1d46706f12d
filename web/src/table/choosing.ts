/** What both tables are given of the player's choice, and how it comes to lie on the board. */

import type { Marks, Target } from "../board/target";
import type { Event } from "../net/protocol";
import { capital, narrate } from "../words/words.svelte";
import type { Option } from "./chooser.svelte";

export interface Choosing {
  /** Whether this seat may choose now. */
  open: boolean;
  /** What a choice begins with. */
  first: readonly Option[];
  /** What has been picked, in order. */
  path: readonly Option[];
  /** What can be picked next. */
  next: readonly Option[];
  /** Begin anew with one of the first. */
  begin: (id: string) => void;
  /** Pick one of the next. */
  pick: (id: string) => void;
  /** Say why an action can't be chosen now. */
  ask: (action: string) => void;
}

const nothing = (): void => {};

/** Where there is nothing to choose: a replay. */
export const NOTHING: Choosing = {
  open: false,
  first: [],
  path: [],
  next: [],
  begin: nothing,
  pick: nothing,
  ask: nothing,
};

export const labelOf = (option: Option): string => capital(narrate(option.label));

/** What can be picked next on the board; `place` knows where an option without a place of its own belongs. */
export function targets(choosing: Choosing, place: (option: Option) => string): Target[] {
  return choosing.next.flatMap((option) => {
    const where = option.place || place(option);
    return where ? [{ id: option.id, label: labelOf(option), place: where, danger: option.danger }] : [];
  });
}

/** What is pointed out: the places of what is picked, or of the last action. */
export function marksOf(choosing: Choosing, last: Event | null): Marks {
  if (choosing.path.length > 0) return { places: choosing.path.map((option) => option.place), people: [] };
  const beat = last?.beats.find((one) => one.kind === "action");
  return { places: beat?.places ?? [], people: beat?.people ?? [] };
}
