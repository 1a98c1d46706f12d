/** The player's choice in progress: a way down the tree of picks, the action at its end, and a preview of it. */

import type { Board, Choices } from "../net/protocol";
import type { Applied, TableSource } from "../net/source";
import { problemText } from "../problems";
import { settings } from "../settings.svelte";
import { capital, narrate, say, sentence } from "../words/words.svelte";
import { type Choosing, optionsOf, wayOf, wayTo, whyNot } from "./choosing";
import { focusNext } from "./focus";
import type { Showing } from "./showing.svelte";

/** Whose choice it is: what may be picked at this screen, and who is asked. */
interface Choosers {
  readonly choices: Choices | null;
  readonly acting: Pick<TableSource, "act" | "preview" | "whyNot">;
  /** Why nothing can be picked here now. */
  readonly whyShut?: string;
  /** What is said of an action where others look on who may not know whether it is possible; null where they may. */
  discreet?(action: string): { why: string; refused: string } | null;
}

export class Chooser implements Choosing {
  /** The ids of what has been picked. */
  picked = $state.raw<readonly string[]>([]);
  preview = $state.raw<Board | null>(null);
  sending = $state(false);
  /** Whether the player was asked again if he means it. */
  asked = $state(false);
  #meant = false;
  /** What went wrong, or why something can't be picked. */
  notice = $state("");
  /** What the finger, the mouse or the focus is on: the name of a token or character. */
  pointed = $state("");
  /** What was played last, for those who want to know. */
  onplay: (action: string) => void = () => {};

  /** What may be picked now: nothing before all that happened has been shown. */
  #choices = $derived.by(() => (this.showing.live ? this.seats.choices : null));
  #way = $derived(wayOf(this.#choices, this.picked));
  /** Where the choice stands: at its beginning, at a pick, or nowhere. */
  #at = $derived(this.picked.length === 0 ? this.#choices : this.#way.at(-1));

  readonly open = $derived(this.#choices !== null);
  readonly first = $derived(optionsOf(this.#choices, this.#choices?.next));
  readonly path = $derived(optionsOf(this.#choices, this.#way));
  readonly begun = $derived((this.#choices?.begun || this.path[0]?.id) ?? "");
  readonly next = $derived(optionsOf(this.#choices, this.#at?.next));
  /** The id of the message that asks for the next pick; empty where nothing is asked. */
  readonly asks = $derived(this.#at?.asks ?? "");
  /** The action that waits to be confirmed. */
  readonly action = $derived(this.#way.at(-1)?.action ?? null);
  /** Whether the game may be lost by what is picked. */
  readonly danger = $derived(this.path.some((option) => option.danger));
  /** Whether it is never played by the pick alone: the game may be lost by it, or it tells a secret. */
  readonly #weighty = $derived(this.danger || this.path.some((option) => option.secret));

  constructor(
    private readonly seats: Choosers,
    private readonly showing: Pick<Showing, "live"> & Partial<Pick<Showing, "lookingAt" | "frame" | "hurry">>,
    /** Whether an action is played as soon as it is picked, whatever the settings say. */
    private readonly atOnce: (action: string) => boolean = () => false,
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

  /** Pick all that leads to an action, so that it waits to be confirmed. */
  propose = (action: string): void => {
    const way = wayTo(this.#choices, action);
    if (way.length > 0) this.#settle(way, true);
  };

  /** Forget the choice: the position changed, or it was played. */
  clear(): void {
    this.pointed = "";
    this.#take([]);
  }

  /** Play the action; where the game may be lost by it, ask first if that is meant. */
  confirm = async (): Promise<void> => {
    const { action } = this;
    if (action === null || this.sending) return;
    this.asked = this.danger && !this.#meant;
    if (this.asked) return;
    this.sending = true;
    try {
      this.onplay(action);
      await this.report(this.seats.acting.act(action), this.seats.discreet?.(action)?.refused);
    } finally {
      this.sending = false;
      this.clear();
    }
  };

  /** Yes, it is meant. */
  sure = async (): Promise<void> => {
    this.#meant = this.asked;
    if (this.#meant) await this.confirm();
  };

  why = (id: string): string => {
    const reason = whyNot(this.#choices, this.picked, id);
    return reason ? narrate(reason) : "";
  };

  explain = (id: string, otherwise = ""): void => {
    if (this.#hurries()) return;
    this.notice = this.open ? capital(this.why(id) || otherwise || this.#wanted()) : this.#shut();
  };

  /** Say why an action can't be chosen now. */
  ask = async (action: string): Promise<void> => {
    if (this.#hurries()) return;
    const discreet = this.seats.discreet?.(action);
    if (!this.open) this.notice = this.#shut();
    else if (discreet) this.notice = discreet.why;
    else {
      const reason = await this.seats.acting.whyNot(action);
      this.notice = reason ? sentence(reason) : this.#wanted();
    }
  };

  /** Say what came of a request, if it was refused; by the reason, or by what is `said` of every refusal. */
  async report(asked: Applied, said = ""): Promise<void> {
    const refusal = await asked;
    if (refusal && said) this.notice = said;
    else if (refusal?.reason) this.notice = sentence(refusal.reason);
    else this.notice = refusal ? problemText(refusal.code) : "";
  }

  /** Whether something is being shown: who taps then wants it faster, and no reason. */
  #hurries(): boolean {
    if (!this.showing.frame) return false;
    this.showing.hurry?.();
    return true;
  }

  /** What is asked for instead. */
  #wanted(): string {
    return this.action === null && this.asks ? sentence({ id: this.asks, args: {} }) : "";
  }

  /** Why nothing can be chosen. */
  #shut(): string {
    if (this.seats.choices) return say((this.showing.lookingAt ?? null) === null ? "loading" : "looking-back");
    return this.seats.whyShut ?? say("problem-not-your-turn");
  }

  #take(picked: readonly string[]): void {
    this.preview = null;
    this.asked = this.#meant = false;
    this.picked = picked;
  }

  /** Take a way, and go on by itself where there is only one; what was `proposed` is never played at once. */
  #settle(picked: readonly string[], proposed = false): void {
    this.notice = "";
    this.#take(picked);
    while (this.picked.length > 0 && this.action === null && this.next.length === 1)
      this.picked = [...this.picked, ...this.next.map((only) => only.id)];
    void focusNext(this.action !== null);
    if (this.action === null) return;
    if (this.atOnce(this.action) || (settings.autoConfirm && !this.#weighty && !proposed)) void this.confirm();
    else void this.#show(this.action);
  }

  async #show(action: string): Promise<void> {
    if (this.seats.discreet?.(action)) return;
    const board = await this.seats.acting.preview(action);
    if (this.action === action) this.preview = board;
  }
}
