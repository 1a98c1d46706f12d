/** What the appeals have told, turn by turn: who was seen, what the answer was, who was cleared. From the beats of the log. */

import type { Event } from "../net/protocol";

export interface Told {
  turn: number;
  /** The suspects in sight, and those not. */
  seen: readonly string[];
  /** The message of the answer. */
  answer: string;
  /** Whether Jack was seen. */
  wasSeen: boolean;
  /** Who was cleared by the answer. */
  cleared: readonly string[];
  /** Who was cleared by alibi cards in the same turn, where everybody saw them. */
  byCard: readonly string[];
}

/** Whether an answer says that Jack was seen. */
const SEEN = ["log-seen", "log-visible"];

/** Events that were not taken back. */
function standing(events: readonly Event[]): Event[] {
  const kept: Event[] = [];
  for (const event of events) {
    if (event.kind === "taken-back") kept.splice(kept.findIndex(({ number }) => number > Number(event.target)));
    else kept.push(event);
  }
  return kept;
}

/** A row for each appeal. */
export function turnsOf(events: readonly Event[]): Told[] {
  const turns: Told[] = [];
  let byCard: string[] = [];
  for (const { beats } of standing(events)) {
    const appeal = beats.findIndex((beat) => beat.kind === "appeal");
    const people = (from: number, to: number): string[] =>
      beats.slice(from, to).flatMap((beat) => (beat.kind === "cleared" ? beat.people : []));
    const before = appeal < 0 ? beats.length : appeal;
    byCard = [...byCard, ...people(0, before)];
    if (appeal < 0) continue;
    const answer = beats.find((beat) => beat.kind === "answer")?.message?.id ?? "";
    const seen = beats[appeal]?.people ?? [];
    turns.push({
      turn: turns.length + 1,
      seen,
      answer,
      wasSeen: SEEN.includes(answer),
      cleared: people(appeal, beats.length),
      byCard,
    });
    byCard = [];
  }
  return turns;
}
