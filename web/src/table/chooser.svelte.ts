/** The player's choice in progress: words picked, the action they make, and a ghost of what it would change. */

import type { Position } from "../net/protocol";
import { settings } from "../settings.svelte";
import { type Choices, choices, forced } from "./choices";

export class Chooser {
  picked = $state<string[]>([]);
  ghost = $state.raw<Position | null>(null);
  sending = $state(false);

  constructor(
    private readonly legal: () => readonly string[],
    private readonly preview: (action: string) => Promise<Position | null>,
    private readonly act: (action: string) => Promise<void>,
  ) {}

  get choices(): Choices {
    return choices(this.legal(), this.picked);
  }

  /** The action that waits to be confirmed. */
  get action(): string | null {
    return this.picked.length > 0 ? this.choices.action : null;
  }

  /** Begin anew with a token, a verb or a card ("play", its name). Picking the same again puts it back. */
  begin(...first: string[]): void {
    this.ghost = null;
    const again = first.every((word, index) => this.picked[index] === word);
    this.#settle(again ? [] : forced(this.legal(), first));
  }

  /** Pick the next word: a target. */
  pick(word: string): void {
    this.#settle(forced(this.legal(), [...this.picked, word]));
  }

  /** Step back once. */
  back(): void {
    this.ghost = null;
    this.picked = this.picked.slice(0, -1);
  }

  /** Forget the choice: the position changed, or it was played. */
  clear(): void {
    this.ghost = null;
    this.picked = [];
  }

  async confirm(): Promise<void> {
    const action = this.action;
    if (action === null || this.sending) return;
    this.sending = true;
    try {
      await this.act(action);
    } finally {
      this.sending = false;
      this.clear();
    }
  }

  #settle(picked: string[]): void {
    this.picked = picked;
    const action = this.action;
    if (action === null) return;
    if (settings.autoConfirm) void this.confirm();
    else void this.#show(action);
  }

  async #show(action: string): Promise<void> {
    const ghost = await this.preview(action);
    if (this.action === action) this.ghost = ghost;
  }
}
