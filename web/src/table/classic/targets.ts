/** Which part of the board of Mr. Jack each next word of a choice stands for. */

import type { Facing } from "../../board/classic/geometry";
import type { Target } from "../../board/classic/view";

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

/** The hexes and people an action touches, to point it out after it was played. */
export function touched(action: string): { hexes: string[]; characters: string[] } {
  const [verb, rest = ""] = action.split(" ");
  const [one = "", other = ""] = rest.split(">");
  if (verb === "move") return { hexes: [one], characters: [] };
  if (verb === "accuse" || verb === "swap" || verb === "play") return { hexes: [], characters: [one] };
  if (verb === "face") return { hexes: [], characters: ["watson"] };
  if (verb === "lamp" || verb === "cover") return { hexes: [one, other], characters: [] };
  if (verb === "whistle" && other) return { hexes: [other], characters: [one] };
  return { hexes: [], characters: [] };
}
