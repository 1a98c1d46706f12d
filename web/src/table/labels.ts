/** What each target is called, for screen readers and tooltips. */

import { say } from "../words/words.svelte";
import { areaName, nameOf } from "./sentences";

/** The name of a target of the Pocket table, given the words that lead to it. */
export function pocketLabel(path: readonly string[], characterAt: (cell: number) => string): string {
  const [verb = "", ...rest] = path;
  const word = rest.at(-1) ?? "";
  if (verb === "rotation" && rest.length === 2) return say(`target-turn-${word}`);
  if (verb === "rotation" || verb === "exchange") {
    const cell = Number(word);
    return say("target-area", { area: areaName(cell), name: nameOf(characterAt(cell)) });
  }
  if (verb === "joker") {
    return word === "nobody" ? say("target-joker-nobody") : say("target-joker", { detective: say(`token-${word}`) });
  }
  return say("target-steps", { detective: say(`token-${verb}`), steps: Number(word) });
}

/** The name of a target of Mr. Jack's board. */
export function classicLabel(path: readonly string[], hexOf: (character: string) => string): string {
  const [verb = "", ...rest] = path;
  const word = rest.at(-1) ?? "";
  if (verb === "face") return say("target-facing", { facing: say(`facing-${word}`) });
  if (verb === "leave" || verb === "cordon") return say("target-exit", { exit: say(`exit-${word}`) });
  if (verb === "whistle" && word === "-") return say("target-nobody");
  const person = verb === "accuse" || verb === "swap" || (verb === "whistle" && rest.length === 1);
  return person ? say("target-person", { name: nameOf(word), hex: hexOf(word) }) : say("target-hex", { hex: word });
}
