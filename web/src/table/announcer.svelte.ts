/** What is shown is spoken too, for those who only hear the table; the witnesses get a moment of their own. */

import type { Message } from "../net/protocol";
import type { TableSource } from "../net/source";
import { sentence } from "../words/words.svelte";
import { said, witnessed } from "./narration";
import type { Showing } from "./showing.svelte";
import { witnessBell } from "./sound";

export class Announcer {
  /** What a screen reader says now. */
  spoken = $state("");
  /** The witnesses' answer, while it is shown. */
  moment = $state.raw<readonly Message[] | null>(null);
  #last = -1;

  constructor(
    private readonly source: TableSource,
    private readonly showing: Showing,
  ) {
    $effect(() => {
      const count = this.showing.shown;
      if (!this.source.table || count === this.#last) return;
      const first = this.#last < 0;
      this.#last = count;
      if (!first) this.#announce(count);
    });
  }

  /** Enough of the witnesses. */
  skip = (): void => {
    this.moment = null;
  };

  #announce(number: number): void {
    const event = this.source.events[number - 1];
    if (!event) return;
    const over = this.source.turn?.phase === "over";
    const text = said(event, over)
      .map(({ message }) => sentence(message))
      .join(". ");
    if (text) this.spoken = text;
    const answer = witnessed(event);
    if (!answer || over) return;
    this.moment = answer;
    witnessBell();
  }
}
