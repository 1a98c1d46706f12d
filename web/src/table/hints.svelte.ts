/** A hint: what the server's AI would do in this seat's place, from what the seat knows, and why. */

import type { Advice, Message } from "../net/protocol";
import type { TableSource } from "../net/source";

export class Hints {
  #advice = $state.raw<Advice | null>(null);
  /** Whether one is being thought of. */
  asking = $state(false);
  /** Whether it waits to be shown on the board. */
  fresh = $state(false);

  get action(): string | null {
    return this.#advice?.action ?? null;
  }

  get reason(): Message | null {
    return this.#advice?.reason ?? null;
  }

  /** Ask for a hint, unless one is being thought of; false where there is none. */
  async ask(source: Pick<TableSource, "hint">): Promise<boolean> {
    if (this.asking) return true;
    this.asking = true;
    try {
      this.#advice = await source.hint();
    } finally {
      this.asking = false;
    }
    this.fresh = this.#advice !== null;
    return this.fresh;
  }

  /** Forget the hint: the position has changed. */
  clear(): void {
    this.#advice = null;
  }
}
