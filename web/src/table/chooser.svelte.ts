/** The player's choice in progress: a way down the tree of picks, the action at its end, and a preview of it. */

import type { Board, Choices } from "../net/protocol";
import type { Applied, TableSource } from "../net/source";
import { problemText } from "../problems";
import { settings } from "../settings.svelte";
import { capital, narrate, say, sentence } from "../words/words.svelte";
import { type Choosing, optionsOf, wayOf, whyNot } from "./choosing";
import { focusNext } from "./focus";
import type { Showing } from "./showing.svelte";

/** Whose choice it is: what may be picked at this screen, and who is asked. */
interface Choosers {
  readonly choices: Choices | null;
  readonly acting: Pick<TableSource, "act" | "preview" | "whyNot">;
}

export class Chooser implements Choosing {
  /** The ids of what has been picked. */
  picked = $state.raw<readonly string[]>([]);
  preview = $state.raw<Board | null>(null);
  sending = $state(false);
  /** Whether the player was asked again if he means it. */
  asked = $state(false);
  /** What went wrong, or why something can't be picked. */
  notice = $state("");

  /** What may be picked now: nothing before all that happened has been shown. */
  #choices = $derived.by(() => (this.showing.live ? this.seats.choices : null));
  #way = $derived(wayOf(this.#choices, this.picked));
  /** Where the choice stands: at its beginning, at a pick, or nowhere. */
  #at = $derived(this.picked.length === 0 ? this.#choices : this.#way.at(-1));

  readonly open = $derived(this.#choices !== null);
  readonly first = $derived(optionsOf(this.#choices, this.#choices?.next));
  readonly path = $derived(optionsOf(this.#choices, this.#way));
  readonly next = $derived(optionsOf(this.#choices, this.#at?.next));
  /** The id of the message that asks for the next pick; empty where nothing is asked. */
  readonly asks = $derived(this.#at?.asks ?? "");
  /** The action that waits to be confirmed. */
  readonly action = $derived(this.#way.at(-1)?.action ?? null);
  /** Whether the game may be lost by what is picked. */
  readonly danger = $derived(this.path.some((option) => option.danger));

  constructor(
    private readonly seats: Choosers,
    private readonly showing: Pick<Showing, "live">,
  ) {}

  /** Begin anew with one of the first picks. Picking the same again puts it back. */
  begin = (id: string): void => this.#settle(this.picked[0] === id ? [] : [id]);

  /** Pick one of what can be picked next. */
  pick = (id: string): void => this.#settle([...this.picked, id]);

  /** Step back to the last real choice. */
  back = (): void => {
    if (this.asked) this.asked = false;
    else
      do this.#take(this.picked.slice(0, -1));
      while (this.picked.length > 0 && this.next.length === 1);
  };

  /** Forget the choice: the position changed, or it was played. */
  clear(): void {
    this.#take([]);
  }

  /** Play the action; one that may lose the game only when this is said twice. */
  confirm = async (): Promise<void> => {
    if (this.action === null || this.sending) return;
    if (this.danger && !this.asked) {
      this.asked = true;
      return;
    }
    this.sending = true;
    try {
      await this.report(this.seats.acting.act(this.action));
    } finally {
      this.sending = false;
      this.clear();
    }
  };

  why = (id: string): string => {
    const reason = whyNot(this.#choices, this.picked, id);
    return reason ? narrate(reason) : "";
  };

  explain = (id: string): void => {
    this.notice = this.open ? capital(this.why(id)) : say("problem-not-your-turn");
  };

  /** Say why an action can't be chosen now. */
  ask = async (action: string): Promise<void> => {
    if (!this.open) this.notice = say("problem-not-your-turn");
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

  #take(picked: readonly string[]): void {
    this.preview = null;
    this.asked = false;
    this.picked = picked;
  }

  /** Take a way, and go on by itself where there is only one. */
  #settle(picked: readonly string[]): void {
    this.notice = "";
    this.#take(picked);
    while (this.picked.length > 0 && this.action === null && this.next.length === 1)
      this.picked = [...this.picked, ...this.next.map((only) => only.id)];
    void focusNext(this.action !== null);
    if (this.action === null) return;
    if (settings.autoConfirm && !this.danger) void this.confirm();
    else void this.#show(this.action);
  }

  async #show(action: string): Promise<void> {
    const board = await this.seats.acting.preview(action);
    if (this.action === action) this.preview = board;
  }
}
