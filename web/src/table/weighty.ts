/** What can't be taken back is called by its name before it is done: who is accused, by which exit Jack leaves. */

import type { Message } from "../net/protocol";
import { narrate, say } from "../words/words.svelte";
import { labelOf, type Option } from "./choosing";

/** What is asked before something is done that may lose the game, and the words of the button that does it. */
export interface Weighty {
  question: string;
  yes: string;
}

const named = (option: Option | undefined, gap: string): string => {
  const term = option?.label.args[gap];
  return term ? narrate(term as Message) : "";
};

/** What is asked before that is done which was picked; null where the game can't be lost by it. */
export function weightyOf(path: readonly Option[]): Weighty | null {
  const danger = path.find((option) => option.danger);
  if (!danger) return null;
  if (danger.id.startsWith("accuse-"))
    return { question: say("sure-accuse", { name: named(danger, "name") }), yes: say("verb-accuse") };
  const action = path.map(labelOf).join(" · ");
  return { question: say("danger-sure", { action }), yes: labelOf(danger) };
}

/** What the button says that confirms; empty where it is plain to see what is done. */
export function confirmed(path: readonly Option[]): string {
  const exit = path.some((option) => option.secret) && path.find((option) => option.place.startsWith("exit-"));
  return exit ? say("leave-by", { exit: named(exit, "exit") }) : "";
}
