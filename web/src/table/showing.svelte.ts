/** What the table shows now: events one after another at a pace people can follow, or a look back at an earlier one. */

import type { Event, Position } from "../net/protocol";
import type { TableSource } from "../net/source";
import type { Speed } from "../replay/speeds";
import { pace } from "../settings.svelte";

const STEP = 900;

/** The last thing somebody did among the first `count` events that was not taken back since. */
export function lastAction(events: readonly Event[], count: number): Event | null {
  for (let index = count - 1; index >= 0; index--) {
    const event = events[index];
    if (event?.kind === "action") return event;
    if (event?.kind === "taken-back") index = Number(event.target);
  }
  return null;
}

interface Moment {
  number: number;
  position: Position;
}

type Shown = Pick<TableSource, "events" | "caughtUp" | "table" | "look">;

export class Showing {
  /** How many events have been shown. */
  shown = $state(0);
  /** Whether somebody who looks on holds the game: then it goes on by `next` alone. */
  held = $state(false);
  /** How much faster than usual what others do is shown. */
  tempo = $state<Speed>(1);
  #past = $state.raw<Moment | null>(null);
  #wanted: number | null = null;
  /** What is to be shown next. */
  #next = $derived.by(() => this.source.events[this.shown]);
  /** The position on the board: after the last event shown, or the one looked at. */
  readonly position = $derived.by(
    () => (this.#past ?? this.source.events[this.shown - 1])?.position ?? this.source.table?.position ?? null,
  );

  /** What is done at this screen needs no wait: by its own seat or, where both are `shared`, by anybody. */
  constructor(
    private readonly source: Shown,
    shared: boolean,
  ) {
    $effect(() => {
      if (this.shown < source.caughtUp) return this.skip();
      if (!this.#next || this.held) return;
      const mine = shared || this.#next.actor === source.table?.you;
      const timer = setTimeout(() => (this.shown += 1), mine ? 0 : (STEP * pace()) / this.tempo);
      return () => clearTimeout(timer);
    });
  }

  /** Show everything at once. */
  skip = (): void => {
    this.shown = this.source.events.length;
  };

  /** Show one event more, at once. */
  next = (): void => {
    if (this.#next) this.shown += 1;
  };

  /** How many events wait to be shown. */
  get waiting(): number {
    return this.source.events.length - this.shown;
  }

  /** Whether there is more to show. */
  get behind(): boolean {
    return this.#next !== undefined;
  }

  /** Whether the table is shown as it is now. */
  get live(): boolean {
    return !this.behind && this.#past === null;
  }

  /** The number of the event looked back at, or null for now. */
  get lookingAt(): number | null {
    return this.#past?.number ?? null;
  }

  /** The last action among what is shown, to point it out. */
  get last(): Event | null {
    return lastAction(this.source.events, this.lookingAt ?? this.shown);
  }

  /** Whoever acts in the next event to be shown that is an action: until then the table is as it was before it. */
  get awaited(): Event["actor"] {
    return this.source.events.slice(this.shown).find((event) => event.kind === "action")?.actor ?? null;
  }

  /** Look back at an event as soon as it is known how the table stood then; null returns to now. */
  async look(number: number | null): Promise<void> {
    this.#wanted = number;
    const position = number === null ? null : await this.source.look(number);
    if (this.#wanted !== number) return;
    this.#past = number === null || position === null ? null : { number, position };
    this.#wanted = this.lookingAt;
  }

  /** Look one event further back or on. */
  step = (by: number): void => {
    const number = Math.max(1, (this.#wanted ?? this.shown) + by);
    void this.look(number >= this.shown ? null : number);
  };
}
