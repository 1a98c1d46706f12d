/** A place for effects to live in tests of `Showing`, with events that can be added. */

import { flushSync } from "svelte";
import { vi } from "vitest";
import type { SeatName } from "../net/game";
import type { Event, Position, Turn } from "../net/protocol";
import { position, table } from "../net/server.testing";
import { Showing } from "./showing.svelte";

export function shownIn(first: Event[], seat: SeatName, looked: (number: number) => Promise<Position | null>) {
  let events = $state.raw(first);
  let caughtUp = $state(first.length);
  const source = {
    get events() {
      return events;
    },
    get caughtUp() {
      return caughtUp;
    },
    table: table([], position(0), { you: seat }),
    turn: null as Turn | null,
    look: looked,
  };
  let showing!: Showing;
  const end = $effect.root(() => {
    showing = new Showing(source, false);
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
  const wait = (milliseconds: number): void => {
    vi.advanceTimersByTime(milliseconds);
    flushSync();
  };
  return { source, showing, add, catchUp, wait, end };
}
