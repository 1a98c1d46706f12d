/** Which part of the board of Mr. Jack each next word of a choice stands for. */

import type { Facing } from "../../board/classic/geometry";
import type { Marks, Target } from "../../board/classic/view";

/** Board targets for the words that may come next; words with no place on the board become buttons. */
export function targets(
  picked: readonly string[],
  next: readonly string[],
  label: (words: readonly string[]) => string,
): Target[] {
  return next.flatMap((word): Target[] => {
    const shared = { id: word, label: label([...picked, word]) };
    switch (picked[0]) {
      case "move":
      case "lamp":
      case "cover":
        return [{ ...shared, kind: "hex", hex: word }];
      case "accuse":
      case "swap":
        return [{ ...shared, kind: "person", character: word }];
      case "whistle":
        if (word === "-") return [];
        return picked.length === 1
          ? [{ ...shared, kind: "person", character: word }]
          : [{ ...shared, kind: "hex", hex: word }];
      case "leave":
      case "cordon":
        return [{ ...shared, kind: "exit", exit: word }];
      case "face":
        return [{ ...shared, kind: "facing", facing: word as Facing }];
      default:
        return [];
    }
  });
}

const NOTHING: Marks = { hexes: [], characters: [], exits: [] };

/** The hexes, people and exits the words of an action touch, to point it out before and after it is played. */
export function touched([verb, one = "", other = ""]: readonly string[]): Marks {
  if (verb === "move") return { ...NOTHING, hexes: [one] };
  if (verb === "accuse" || verb === "swap" || verb === "play") return { ...NOTHING, characters: [one] };
  if (verb === "face") return { ...NOTHING, characters: ["watson"] };
  if (verb === "lamp" || verb === "cover") return { ...NOTHING, hexes: [one, other] };
  if (verb === "cordon") return { ...NOTHING, exits: [one, other] };
  if (verb === "whistle" && other) return { ...NOTHING, hexes: [other], characters: [one] };
  return NOTHING;
}
