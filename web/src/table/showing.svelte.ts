/** What the table shows now: events one after another at a pace people can follow, or a look back at an earlier one. */

import type { Event, Position } from "../net/protocol";
import { pace } from "../settings.svelte";

const STEP = 900;

export class Showing {
  /** How many events have been shown. */
  shown = $state(0);
  /** The event looked back at, or null for now. */
  lookingAt = $state<number | null>(null);
  #timer = 0;

  constructor(
    private readonly events: () => readonly Event[],
    private readonly mine: (event: Event) => boolean,
    private readonly start: () => Position | null,
  ) {
    let first = true;
    $effect(() => {
      const count = this.events().length;
      if (first && count > 0) {
        this.shown = count;
        first = false;
      } else this.#next();
    });
  }

  /** Show everything at once. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.shown = this.events().length;
  };

  /** Whether there is more to show. */
  get behind(): boolean {
    return this.shown < this.events().length;
  }

  /** The position on the board: after the last event shown that changed it, or the one looked at. */
  get position(): Position | null {
    const upTo = this.lookingAt ?? this.shown;
    for (let index = upTo - 1; index >= 0; index--) {
      const position = this.events()[index]?.position;
      if (position) return position;
    }
    return this.start();
  }

  /** The last thing somebody did among what is shown and not taken back, to point it out. */
  get last(): Event | null {
    const upTo = this.lookingAt ?? this.shown;
    for (let index = upTo - 1; index >= 0; index--) {
      const event = this.events()[index];
      if (event?.kind === "move") return event;
      if (event?.kind === "taken-back") index = Number(event.target);
    }
    return null;
  }

  /** Stop pacing; for when the table goes away. */
  close(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    if (this.#timer || !this.behind) return;
    const event = this.events()[this.shown];
    const wait = event && this.mine(event) ? 0 : STEP * pace();
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.shown = Math.min(this.shown + 1, this.events().length);
      this.#next();
    }, wait);
  }
}
