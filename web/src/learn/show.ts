/** Doing a step for somebody, as a person would: pick by pick. */

import type { Choice } from "../net/protocol";
import type { Chooser } from "../table/chooser.svelte";

/** The ids of what is picked on the way to an action; none where nothing leads there. */
export function wayTo(choices: readonly Choice[], action: string): string[] {
  for (const choice of choices) {
    if (choice.action === action) return [choice.pick];
    const further = wayTo(choice.next, action);
    if (further.length > 0) return [choice.pick, ...further];
  }
  return [];
}

type Hand = Pick<Chooser, "action" | "asked" | "clear" | "confirm" | "sure" | "pick" | "picked" | "sending">;

/** Pick a way step by step, with a pause after each pick, and play the action at its end. */
export async function show(chooser: Hand, way: readonly string[], pause: () => Promise<void>): Promise<void> {
  chooser.clear();
  while (!chooser.action && chooser.picked.length < way.length) {
    chooser.pick(way[chooser.picked.length] ?? "");
    if (chooser.sending) return; // what is picked is played at once
    await pause();
  }
  await chooser.confirm();
  if (chooser.asked) await chooser.sure();
}
