/** What is shown is spoken too, for those who only hear the table: each thing once, in order. */

import { untrack } from "svelte";
import type { TableSource } from "../net/source";
import { sentence } from "../words/words.svelte";
import { said } from "./narration";
import type { Showing } from "./showing.svelte";

/** What a line is about: what happened, as in the log; or the turn, a preview, an answer to a question, a problem. */
export type Kind = "log" | "turn" | "preview" | "answer" | "problem";

export interface Spoken {
  number: number;
  kind: Kind;
  text: string;
}

/** Lines that stay in the page: a screen reader has read those before them long ago. */
const KEPT = 40;

export class Announcer {
  /** What was said last, line by line: a screen reader reads each line that comes to it. */
  lines = $state.raw<readonly Spoken[]>([]);
  #shown = -1;
  #number = 0;

  constructor(
    private readonly source: TableSource,
    private readonly showing: Showing,
    /** Whether what only this seat knows may be said. */
    readonly open: () => boolean = () => source.turn?.phase === "over",
  ) {
    $effect(() => {
      const count = this.showing.begun; // who hears it need not wait for what there is to see
      if (!this.source.table || count === this.#shown) return;
      const from = this.#shown < 0 ? count : this.#shown;
      this.#shown = count;
      for (let number = from + 1; number <= count; number++) this.#announce(number);
    });
  }

  /** Say something after all that was said before. */
  speak(text: string, kind: Kind): void {
    if (!text) return;
    this.#number += 1;
    const before = untrack(() => this.lines); // whoever speaks does not listen
    this.lines = [...before.slice(1 - KEPT), { number: this.#number, kind, text }];
  }

  /** Say the last thing again that was not asked for. */
  again = (): void => {
    const last = this.lines.findLast((line) => line.kind !== "answer");
    if (last) this.speak(last.text, "answer");
  };

  #announce(number: number): void {
    const event = this.source.events[number - 1];
    if (!event) return;
    for (const { message } of said(event, this.open())) this.speak(sentence(message), "log");
  }
}
