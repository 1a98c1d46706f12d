/** What the table shows now: events one after another at a pace people can follow, or a look back at an earlier one. */

import { untrack } from "svelte";
import type { Event, Position } from "../net/protocol";
import type { TableSource } from "../net/source";
import type { Speed } from "../replay/speeds";
import { pace } from "../settings.svelte";
import { endOf, openly } from "./narration";
import { type Frame, framesOf } from "./staging";

/** How much faster the rest of an event is shown once somebody asks for it. */
const HURRY = 4;
/** Milliseconds for which what is done at this screen is shown: its player knows it. */
const OWN = 450;

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

type Shown = Pick<TableSource, "events" | "caughtUp" | "table" | "turn" | "look">;

export class Showing {
  /** How many events have been shown. */
  shown = $state(0);
  /** Whether somebody who looks on holds the game: then it goes on by `next` alone. */
  held = $state(false);
  /** How much faster than usual what others do is shown. */
  tempo = $state<Speed>(1);
  #past = $state.raw<Moment | null>(null);
  #wanted: number | null = null;
  #hurried = $state(false);
  /** Which frame of the next event is on the table, and whether one has begun: while it is held, only by `next`. */
  #at = $state(0);
  #begun = $state(false);
  /** What is to be shown next. */
  #next = $derived.by(() => this.source.events[this.shown]);
  readonly #before = $derived.by(
    () => this.source.events[this.shown - 1]?.position ?? this.source.table?.position ?? null,
  );
  /** Whether the game ends with what is shown next. */
  readonly #ends = $derived.by(
    () => this.source.turn?.phase === "over" && this.shown === this.source.events.length - 1,
  );
  readonly #frames = $derived.by(() => this.#staged());
  /** What is being shown of the next event; null where all is shown, or at once. */
  readonly frame = $derived(this.held && !this.#begun ? null : (this.#frames[this.#at] ?? null));
  /** The position on the board: after the last event shown, in the middle of the next, or the one looked at. */
  readonly position = $derived.by(() => this.#past?.position ?? this.frame?.position ?? this.#before);

  /** What is done at this screen needs little time: by its own seat or, where both are `shared`, by anybody. */
  constructor(
    private readonly source: Shown,
    private readonly shared: boolean,
    /** Whether what only this seat knows may be shown. */
    private readonly open: () => boolean = () => true,
  ) {
    $effect(() => {
      if (this.shown < source.caughtUp) return this.skip();
      if (!this.#next || this.held) return;
      this.#begun = true;
      const timer = setTimeout(this.next, this.#lasts());
      return () => clearTimeout(timer);
    });
  }

  /** How long the frame on the table stays. */
  #lasts(): number {
    const { frame } = this;
    if (!frame) return 0;
    const mine = frame.kind === "action" && (this.shared || frame.actor === this.source.table?.you);
    const last = this.#at === this.#frames.length - 1;
    const lasts = mine ? (last ? 0 : OWN) : frame.lasts;
    return (lasts * pace()) / (this.tempo * (this.#hurried ? HURRY : 1));
  }

  /** The frames of the next event; none where nothing moves. */
  #staged(): Frame[] {
    const before = this.#before;
    const event = this.#next;
    if (!event || !before || pace() === 0) return [];
    const beats = openly(event.beats, this.open());
    if (this.#ends) beats.push(...untrack(() => endOf(beats, this.source.turn)));
    return framesOf(before, [{ beats, board: event.board, position: event.position ?? before }]);
  }

  /** On to the next frame, or to what comes after the event. */
  next = (): void => {
    if (!this.#next) return;
    if (!this.#begun && this.#frames.length > 0) this.#begun = true;
    else if (this.#at + 1 < this.#frames.length) this.#at += 1;
    else {
      this.#shownTo(this.shown + 1);
      this.#begun = this.#next !== undefined; // a step shows something, where there is more to show
    }
  };

  /** Show the rest of what is on the table faster. */
  hurry = (): void => {
    this.#hurried = true;
  };

  /** Show everything at once. */
  skip = (): void => this.#shownTo(this.source.events.length);

  #shownTo(count: number): void {
    this.#at = 0;
    this.#begun = this.#hurried = false;
    this.shown = count;
  }

  /** How many events wait to be shown. */
  get waiting(): number {
    return this.source.events.length - this.shown;
  }

  /** Whether there is more to show. */
  get behind(): boolean {
    return this.#next !== undefined;
  }

  /** Whether a step on shows anything new: the rest of what is on the table, what waits after it, or the end. */
  get goesOn(): boolean {
    return this.behind && (!this.#begun || this.#at + 1 < this.#frames.length || this.waiting > 1 || this.#ends);
  }

  /** Whether the event on the table has several things to show. */
  get staged(): boolean {
    return this.#frames.length > 1;
  }

  /** How many events have begun to be shown. */
  get begun(): number {
    return this.shown + (this.frame ? 1 : 0);
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
    return lastAction(this.source.events, this.lookingAt ?? this.begun);
  }

  /** Whoever acts in the next event to be shown that is an action: until then the table is as it was before it. */
  get awaited(): Event["actor"] {
    return this.source.events.slice(this.begun).find((event) => event.kind === "action")?.actor ?? null;
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
