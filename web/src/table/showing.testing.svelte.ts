/** A place for effects to live in tests of `Showing`, with events that can be added. */

import { flushSync } from "svelte";
import type { Event } from "../net/protocol";
import type { Showing } from "./showing.svelte";

export function shownIn(kind: typeof Showing, first: Event[], seat: Event["actor"]) {
  let events = $state.raw(first);
  let showing!: Showing;
  const end = $effect.root(() => {
    showing = new kind(
      () => events,
      (event) => event.actor === seat,
      () => null,
    );
  });
  flushSync();
  const add = (...more: Event[]): void => {
    events = [...events, ...more];
    flushSync();
  };
  return { showing, add, end };
}
