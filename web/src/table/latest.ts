/** What happened last and why: the last action, what it changed and, after an appeal, the answer and the reason of it. */

import type { Beat, Event, Message } from "../net/protocol";
import { said } from "./narration";
import { lastAction } from "./showing.svelte";

/** What is worth saying at a glance, apart from what is done. */
const TOLD: readonly Beat["kind"][] = ["change", "card", "answer", "reason", "chase", "end"];

export interface Latest {
  /** Who did it. */
  actor: Event["actor"];
  /** What was done, or what came before anything was done. */
  done: Message | null;
  /** What it changed, and what followed from it. */
  since: Message[];
}

/** What happened last among the first `count` events; `open` where what only this seat knows may be said. */
export function latestOf(events: readonly Event[], count: number, open: boolean): Latest | null {
  const last = lastAction(events, count);
  const beats = (last ? events.slice(last.number - 1, count) : events.slice(0, count)).flatMap((event) =>
    said(event, open, true),
  );
  if (!last) {
    const begun = beats.at(-1);
    return begun ? { actor: begun.beat.actor, done: begun.message, since: [] } : null;
  }
  const done = beats.find(({ beat }) => beat.kind === "action")?.message ?? null;
  const since = beats.filter(
    ({ beat }) => TOLD.includes(beat.kind) || (beat.kind === "cleared" && beat.people.length === 0),
  );
  return { actor: last.actor, done, since: since.map(({ message }) => message) };
}
