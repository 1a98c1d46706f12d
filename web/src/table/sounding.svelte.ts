/** What is shown is heard: beat by beat, or an event that is shown at once by what weighs most in it. */

import { untrack } from "svelte";
import type { TableSource } from "../net/source";
import { pace } from "../settings.svelte";
import { type Heard, soundOf, weightiest } from "../sound/beats";
import { play } from "../sound/play";
import type { Showing } from "./showing.svelte";

const ring = (heard: Heard | null): void => {
  if (heard) play(heard.sound, heard);
};

/** Sound with all that is shown from now on; what was there before is silent. */
export function followSounds(source: TableSource, showing: Showing): void {
  const you = (): NonNullable<TableSource["table"]>["you"] | undefined => untrack(() => source.table?.you);
  $effect(() => {
    if (showing.frame) ring(soundOf(showing.frame, you()));
  });
  let shown = -1;
  $effect(() => {
    const now = showing.shown;
    const event = untrack(() => source.events[now - 1]);
    if (shown >= 0 && now > shown && event && pace() === 0) ring(weightiest(event.beats, you()));
    if (source.table) shown = now;
  });
}
