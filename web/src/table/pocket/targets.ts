/** Which part of the Pocket board each next word of a choice stands for. */

import type { Marks, Target } from "../../board/pocket/view";

const CLOCKWISE = 12;

/** Board targets for the words that may come next; words with no place on the board become buttons. */
export function targets(
  picked: readonly string[],
  next: readonly string[],
  /** The space each detective stands on. */
  spaces: Record<string, number>,
  label: (words: readonly string[]) => string,
): Target[] {
  return next.flatMap((word): Target[] => {
    const path = [...picked, word];
    const shared = { id: word, label: label(path) };
    switch (picked[0]) {
      case "holmes":
      case "watson":
      case "toby": {
        const space = ((spaces[picked[0]] ?? 0) + Number(word)) % CLOCKWISE;
        return [{ ...shared, kind: "space", space, detective: picked[0] }];
      }
      case "joker":
        if (word === "nobody") return [];
        return [{ ...shared, kind: "space", space: ((spaces[word] ?? 0) + 1) % CLOCKWISE, detective: word }];
      case "rotation":
        if (picked.length === 2)
          return [{ ...shared, kind: "turn", cell: Number(picked[1]), quarters: Number(word) as 1 | 2 | 3 }];
        return [{ ...shared, kind: "cell", cell: Number(word) }];
      case "exchange":
        return [{ ...shared, kind: "cell", cell: Number(word) }];
      default:
        return [];
    }
  });
}

/** The areas and detectives the words of an action touch, to point it out before and after it is played. */
export function touched([verb, one, other]: readonly string[]): Marks {
  if (verb === "rotation") return { cells: [Number(one)], detectives: [] };
  if (verb === "exchange") return { cells: [Number(one), Number(other)], detectives: [] };
  if (verb === "joker") return { cells: [], detectives: one && one !== "nobody" ? [one] : [] };
  if (verb === "holmes" || verb === "watson" || verb === "toby") return { cells: [], detectives: [verb] };
  return { cells: [], detectives: [] };
}
