/** What both tables are given of the player's choice, and how it comes to lie on the board. */

import { type Marks, moverOf, type Target } from "../board/target";
import type * as wire from "../net/protocol";
import { capital, narrate } from "../words/words.svelte";

/** A choice that is open now, with what it is called and where it is picked. */
export interface Option extends wire.Pick {
  id: string;
}

export interface Choosing {
  /** Whether this seat may choose now. */
  readonly open: boolean;
  /** What a choice begins with: tokens, cards, verbs. */
  readonly first: readonly Option[];
  /** The token, card or verb that the choice is about: picked first, or the only one there is; or nothing. */
  readonly begun: string;
  /** What has been picked, in order. */
  readonly path: readonly Option[];
  /** What can be picked next. */
  readonly next: readonly Option[];
  /** How the board would look after the action that is picked. */
  readonly preview: wire.Board | null;
  /** Begin anew with one of the first. */
  begin: (id: string) => void;
  /** Pick one of the next. */
  pick: (id: string) => void;
  /** Why something that lies there can't be picked, where the choice itself tells; or nothing. */
  why: (id: string) => string;
  /** Say it or, where nothing says so, something else: what is wanted instead. */
  explain: (id: string, otherwise?: string) => void;
  /** Say why an action can't be chosen now. */
  ask: (action: string) => void;
  /** What the finger, the mouse or the focus is on: the name of a token or character. */
  pointed: string;
}

const nothing = (): void => {};

/** Where there is nothing to choose: a replay. */
export const NOTHING: Choosing = {
  open: false,
  first: [],
  begun: "",
  path: [],
  next: [],
  preview: null,
  begin: nothing,
  pick: nothing,
  why: () => "",
  explain: nothing,
  ask: nothing,
  pointed: "",
};

/** The way down the tree of picks; none if it leads nowhere. */
export function wayOf(choices: wire.Choices | null, picked: readonly string[]): wire.Choice[] {
  const way: wire.Choice[] = [];
  let open = choices?.next ?? [];
  for (const id of picked) {
    const found = open.find((choice) => choice.pick === id);
    if (!found) return [];
    way.push(found);
    open = found.next;
  }
  return way;
}

/** The picks that lead to an action; none where it can't be chosen. */
export function wayTo(choices: Pick<wire.Choice, "next"> | null, action: string): string[] {
  for (const choice of choices?.next ?? []) {
    if (choice.action === action) return [choice.pick];
    const further = wayTo(choice, action);
    if (further.length > 0) return [choice.pick, ...further];
  }
  return [];
}

/** Why something can't be picked after what is picked already, or in its place; null where nothing says so. */
export function whyNot(choices: wire.Choices | null, picked: readonly string[], id: string): wire.Message | null {
  for (let length = picked.length; length >= 0; length--) {
    const why = choices?.why[[...picked.slice(0, length), id].join(" ")];
    if (why) return why;
  }
  return null;
}

/** Some choices of a tree, with what is said of their picks. */
export function optionsOf(choices: wire.Choices | null, some: readonly wire.Choice[] = []): Option[] {
  return some.flatMap(({ pick }) => {
    const found = choices?.picks[pick];
    return found ? [{ ...found, id: pick }] : [];
  });
}

export const labelOf = (option: Option): string => capital(narrate(option.label));

/** What can be picked next on the board; `place` knows where an option without a place of its own belongs. */
export function targets(choosing: Choosing, place: (option: Option) => string): Target[] {
  return choosing.next.flatMap((option) => {
    const where = option.place || place(option);
    return where ? [{ id: option.id, label: labelOf(option), place: where, danger: option.danger }] : [];
  });
}

/** What is pointed out: the places of what is picked, or of the last action. */
export function marksOf(choosing: Choosing, last: wire.Event | null, pointed: readonly string[] = []): Marks {
  if (pointed.length > 0) return { places: pointed, people: [] };
  if (choosing.path.length > 0) return { places: choosing.path.map((option) => option.place), people: [] };
  const beat = last?.beats.find((one) => one.kind === "action");
  return { places: beat?.places ?? [], people: beat?.people ?? [], by: moverOf(last?.actor) };
}
