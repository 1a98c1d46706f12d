/** When the coach and hints speak at a table: at a new position, before a choice, once a hint can be shown. */

import type { Turn } from "../net/protocol";
import { sentence } from "../words/words.svelte";
import type { Announcer } from "./announcer.svelte";
import type { Chooser } from "./chooser.svelte";
import type { Coach } from "./coach.svelte";
import type { Hints } from "./hints.svelte";
import type { Seats } from "./seats.svelte";

export interface Advised {
  readonly turn: Turn | null;
  seats: Seats;
  chooser: Chooser;
  coach: Coach;
  hints: Hints;
  announcer: Announcer;
}

/** Follow a match; called once, while its page is made. */
export function followAdvice(at: Advised): void {
  const { seats, chooser, coach, hints, announcer } = at;
  // A new position ends the choice in progress and calls the coach, and a pick ends the witnesses' moment.
  $effect(() => {
    if (!at.turn) return;
    chooser.clear();
    hints.clear();
  });
  // What is good for Jack tells who he is: where others look on, the coach is silent.
  $effect(() => {
    if (chooser.open && seats.alone) void coach.listen(seats.acting);
    else coach.hush();
  });
  // The log notes a hint: it is shown on the board once that has been shown too.
  $effect(() => {
    if (!hints.fresh || !hints.action || !chooser.open) return;
    hints.fresh = false;
    chooser.propose(hints.action);
  });
  $effect(() => {
    if (coach.says) announcer.speak(sentence(coach.says), "turn");
  });
  $effect(() => {
    if (hints.reason) announcer.speak(sentence(hints.reason), "answer");
  });
  chooser.onplay = (action) => coach.played(action, action === hints.action);
}
