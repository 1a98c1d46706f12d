/** The coach: at most one sentence before each choice, and a few after the game. He falls silent when he is not needed. */

import type { Game } from "../net/game";
import type { Coached, Message } from "../net/protocol";
import type { TableSource } from "../net/source";
import { settings } from "../settings.svelte";

const KEPT = "whitechapel.coach";
/** So many good choices of a kind in a row, and he is not needed any more. */
const ENOUGH = 3;

/** The games in which nobody needs to be coached any more. */
function learnt(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Remember that a game is known: the next one is not coached of itself. */
export function keepLearnt(game: Game): void {
  localStorage.setItem(KEPT, JSON.stringify([...new Set([...learnt(), game])]));
}

export class Coach {
  #coached = $state.raw<Coached | null>(null);
  #silent = $state(false);
  #ended = $state(false);
  /** How often in a row a choice followed a tip of each kind. */
  readonly #streaks = new Map<string, number>();
  /** What was known when the match was opened: it is coached to its end. */
  readonly #known = learnt();

  constructor(readonly game: () => Game | null) {}

  /** What he says now; null where he is silent. */
  get says(): Message | null {
    if (this.#ended) return { id: "coach-end", args: {} };
    return this.speaks ? (this.#coached?.tip ?? null) : null;
  }

  /** Whether he speaks in this match. */
  get speaks(): boolean {
    if (settings.coach === "always") return true;
    return settings.coach === "first" && !this.#silent && !this.#known.includes(this.game() ?? "");
  }

  /** Hear what he says to the seat that is to choose. */
  async listen(source: Pick<TableSource, "coach">): Promise<void> {
    this.#coached = null;
    this.#coached = this.speaks ? await source.coach() : null;
  }

  /** Nothing is to be chosen now. */
  hush(): void {
    this.#coached = null;
  }

  /** Something was chosen: after enough good choices of a kind in a row he falls silent, and says so once. A hint is no choice. */
  played(action: string, hinted = false): void {
    this.#ended = false;
    const { tip, good } = this.#coached ?? { tip: null, good: [] };
    this.#coached = null;
    if (!tip || good.length === 0 || hinted) return;
    const streak = good.includes(action) ? (this.#streaks.get(tip.id) ?? 0) + 1 : 0;
    this.#streaks.set(tip.id, streak);
    const game = this.game();
    if (streak < ENOUGH || settings.coach === "always" || !game) return;
    this.#silent = this.#ended = true;
    keepLearnt(game);
  }
}
