/** What is shown is heard, beat by beat, or an event that is shown at once by what weighs most in it; and tokens fly. */

import { untrack } from "svelte";
import type { TableSource } from "../net/source";
import { pace } from "../settings.svelte";
import { type Heard, soundOf, weightiest } from "../sound/beats";
import { play } from "../sound/play";
import { emblemOf } from "./emblems";
import { fly } from "./flight";
import type { Showing } from "./showing.svelte";
import type { Frame } from "./staging";

const ring = (heard: Heard | null): void => {
  if (heard) play(heard.sound, heard);
};

/** The time token of a turn goes to whoever takes it. */
function take(frame: Frame): void {
  const turn = document.querySelector(`[data-turn="${frame.caption.args["turn"]}"]`);
  fly(emblemOf(frame), turn, document.querySelector(`[data-counter].${frame.actor}`));
}

/** Sound with all that is shown from now on, and let time tokens fly; what was there before is silent. */
export function followEffects(source: TableSource, showing: Showing): void {
  const you = (): NonNullable<TableSource["table"]>["you"] | undefined => untrack(() => source.table?.you);
  $effect(() => {
    const { frame } = showing;
    if (!frame) return;
    ring(soundOf(frame, you()));
    if (frame.kind === "token") take(frame);
  });
  let shown = -1;
  $effect(() => {
    const now = showing.shown;
    const event = untrack(() => source.events[now - 1]);
    if (shown >= 0 && now > shown && event && pace() === 0) ring(weightiest(event.beats, you()));
    if (source.table) shown = now;
  });
}
