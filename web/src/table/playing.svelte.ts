/** A match as it is played at this screen: the seats, what is shown of it, and the choice in progress. */

import { tick } from "svelte";
import type { Choices } from "../net/protocol";
import type { Applied } from "../net/source";
import { problemText } from "../problems";
import { say, sentence } from "../words/words.svelte";
import { Announcer } from "./announcer.svelte";
import { Chooser } from "./chooser.svelte";
import type { Choosing } from "./choosing";
import { pickable } from "./focus";
import { Seats } from "./seats.svelte";
import { Showing } from "./showing.svelte";

export class Playing {
  readonly seats: Seats;
  readonly showing: Showing;
  readonly announcer: Announcer;
  readonly chooser: Chooser;
  /** Whether the player's own secret is held open. */
  holding = $state(false);
  /** What went wrong, or why something can't be picked. */
  notice = $state("");

  constructor(match: string) {
    this.seats = new Seats(match);
    const { own } = this.seats;
    this.showing = new Showing(own, (event) => this.seats.shared || event.actor === own.table?.you);
    this.announcer = new Announcer(own, this.showing);
    this.chooser = new Chooser(
      () => this.choices,
      (action) => this.seats.acting.preview(action),
      (action) => this.report(this.seats.acting.act(action)),
    );
    // A new position ends the choice in progress.
    $effect(() => {
      if (own.turn?.number !== undefined) this.chooser.clear();
    });
  }

  /** What may be picked now: nothing before all that happened has been shown. */
  choices: Choices | null = $derived.by(() =>
    this.showing.behind || this.showing.lookingAt !== null ? null : this.seats.choices(this.holding),
  );

  /** What the table is told of the choice. */
  choosing: Choosing = $derived.by(() => ({
    open: this.choices !== null,
    first: this.chooser.first,
    path: this.chooser.path,
    next: this.chooser.next,
    begin: this.begin,
    pick: this.pick,
    ask: this.ask,
  }));

  begin = (id: string): Promise<void> => this.#goOn(() => this.chooser.begin(id));
  pick = (id: string): Promise<void> => this.#goOn(() => this.chooser.pick(id));

  /** Say why an action can't be chosen now. */
  ask = async (action: string): Promise<void> => {
    if (!this.choices) this.notice = say("problem-not-your-turn");
    else {
      const reason = await this.seats.acting.whyNot(action);
      this.notice = reason ? sentence(reason) : "";
    }
  };

  /** Say what came of a request, if it was refused. */
  async report(asked: Applied): Promise<void> {
    const refusal = await asked;
    if (refusal?.reason) this.notice = sentence(refusal.reason);
    else this.notice = refusal ? problemText(refusal.code) : "";
  }

  close(): void {
    this.seats.close();
    this.showing.close();
  }

  /** Put the focus where the choice goes on: on a target, or on the confirm button. */
  async #goOn(picked: () => void): Promise<void> {
    this.notice = "";
    this.announcer.skip();
    picked();
    await tick();
    (this.chooser.action ? document.querySelector<HTMLElement>("[data-confirm]") : pickable()[0])?.focus();
  }
}
