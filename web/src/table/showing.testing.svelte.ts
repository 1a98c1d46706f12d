/** A place for effects to live in tests of `Showing`, with events that can be added. */

import { flushSync } from "svelte";
import { vi } from "vitest";
import type { SeatName } from "../net/game";
import type { Beat, Event, Position, Turn } from "../net/protocol";
import { position, table } from "../net/server.testing";
import { event } from "./choices.testing";
import { Showing } from "./showing.svelte";

export const at = (turn: number): Position =>
  ({ game: "pocket", turn, tiles: [] as never[] }) as Partial<Position> as Position;
export const beat = (kind: Beat["kind"], actor: Beat["actor"], people: string[] = []): Beat => {
  return { kind, message: { id: `log-${kind}`, args: {} }, actor, places: [], people, secret: false, hidden: null };
};
export const by = (number: number, actor: Event["actor"], ...more: Beat[]): Event =>
  event(number, { actor, position: at(number), beats: [beat("action", actor), ...more] });
export const nobodyLooks = async (): Promise<null> => null;

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
