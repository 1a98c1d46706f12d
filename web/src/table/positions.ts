/** What is read off a position of either game. */

import type { Position } from "../net/protocol";

/** What only one seat knows. */
export interface Secret {
  jack: string | null;
  cards: readonly string[];
  /** How many hourglasses Jack has; null where that is no secret of the game, or not known. */
  hourglasses: number | null;
}

export function secretOf(position: Position): Secret {
  const jack = position.jack ?? null;
  if (position.game === "classic")
    return { jack, cards: position.jack_cards ?? position.detective_cards ?? [], hourglasses: null };
  return { jack, cards: position.cards ?? [], hourglasses: position.display.hourglasses ?? null };
}

/** Whether the game has ended in a position. */
export function isOver(position: Position): boolean {
  return position.game === "classic" ? position.ending !== null : position.phase === "over";
}
