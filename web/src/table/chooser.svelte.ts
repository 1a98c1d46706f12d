/** The player's choice in progress: a way down the tree of picks, the action at its end, and a preview of it. */

import type { Board, Choice, Choices, Pick } from "../net/protocol";
import { settings } from "../settings.svelte";

/** A choice that is open now, with what it is called and where it is picked. */
export interface Option extends Pick {
  id: string;
}

export class Chooser {
  /** The ids of what has been picked. */
  picked = $state.raw<readonly string[]>([]);
  preview = $state.raw<Board | null>(null);
  sending = $state(false);
  /** Whether the player was asked again if he means it. */
  asked = $state(false);

  constructor(
    private readonly choices: () => Choices | null,
    private readonly look: (action: string) => Promise<Board | null>,
    private readonly act: (action: string) => Promise<void>,
  ) {}

  /** What a choice begins with: tokens, cards, verbs. */
  get first(): readonly Option[] {
    return this.#options(this.choices()?.next ?? []);
  }

  /** What can be picked next. */
  get next(): readonly Option[] {
    return this.#options(this.#last?.next ?? (this.picked.length === 0 ? (this.choices()?.next ?? []) : []));
  }

  /** What has been picked, in order. */
  get path(): readonly Option[] {
    return this.#options(this.#way);
  }

  /** The id of the message that asks for the next pick; empty where nothing is asked. */
  get asks(): string {
    return (this.picked.length === 0 ? this.choices()?.asks : this.#last?.asks) ?? "";
  }

  /** The action that waits to be confirmed. */
  get action(): string | null {
    return this.#last?.action ?? null;
  }

  /** Whether the game may be lost by what is picked. */
  get danger(): boolean {
    return this.path.some((option) => option.danger);
  }

  /** Begin anew with one of the first picks. Picking the same again puts it back. */
  begin(id: string): void {
    this.#settle(this.picked[0] === id ? [] : [id]);
  }

  /** Pick one of what can be picked next. */
  pick(id: string): void {
    this.#settle([...this.picked, id]);
  }

  /** Step back once. */
  back(): void {
    if (this.asked) this.asked = false;
    else this.#take(this.picked.slice(0, -1));
  }

  /** Forget the choice: the position changed, or it was played. */
  clear(): void {
    this.#take([]);
  }

  /** Play the action; one that may lose the game only when this is said twice. */
  async confirm(): Promise<void> {
    const action = this.action;
    if (action === null || this.sending) return;
    if (this.danger && !this.asked) {
      this.asked = true;
      return;
    }
    this.sending = true;
    try {
      await this.act(action);
    } finally {
      this.sending = false;
      this.clear();
    }
  }

  get #way(): Choice[] {
    const way: Choice[] = [];
    let open = this.choices()?.next ?? [];
    for (const id of this.picked) {
      const found = open.find((choice) => choice.pick === id);
      if (!found) return [];
      way.push(found);
      open = found.next;
    }
    return way;
  }

  get #last(): Choice | undefined {
    return this.#way.at(-1);
  }

  #options(choices: readonly Choice[]): Option[] {
    const picks = this.choices()?.picks ?? {};
    return choices.flatMap(({ pick }) => {
      const found = picks[pick];
      return found ? [{ ...found, id: pick }] : [];
    });
  }

  #take(picked: readonly string[]): void {
    this.preview = null;
    this.asked = false;
    this.picked = picked;
  }

  /** Take a way, and go on by itself where there is only one. */
  #settle(picked: readonly string[]): void {
    this.#take(picked);
    while (this.picked.length > 0 && this.action === null && this.#last?.next.length === 1)
      this.picked = [...this.picked, ...this.#last.next.map((only) => only.pick)];
    const action = this.action;
    if (action === null) return;
    if (settings.autoConfirm && !this.danger) void this.confirm();
    else void this.#show(action);
  }

  async #show(action: string): Promise<void> {
    const board = await this.look(action);
    if (this.action === action) this.preview = board;
  }
}
