/** A place for effects to live in tests of `Showing`, with events that can be added. */

import { flushSync } from "svelte";
import type { Event, Position } from "../net/protocol";
import { Showing } from "./showing.svelte";

export function shownIn(first: Event[], seat: Event["actor"], looked: (number: number) => Promise<Position | null>) {
  let events = $state.raw(first);
  let caughtUp = $state(first.length);
  const source = {
    get events() {
      return events;
    },
    get caughtUp() {
      return caughtUp;
    },
    get position() {
      return events.findLast((event) => event.position)?.position ?? null;
    },
    look: looked,
  };
  let showing!: Showing;
  const end = $effect.root(() => {
    showing = new Showing(source, (event) => event.actor === seat);
  });
  flushSync();
  const add = (...more: Event[]): void => {
    events = [...events, ...more];
    flushSync();
  };
  /** What came as missed: after a lost line. */
  const catchUp = (...missed: Event[]): void => {
    events = [...events, ...missed];
    caughtUp = events.length;
    flushSync();
  };
  return { showing, add, catchUp, end };
}
