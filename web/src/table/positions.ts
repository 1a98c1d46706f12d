/** What is read off a position of either game. */

import type { Board, PocketPosition, Position } from "../net/protocol";

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

/** How many hourglasses Jack has, at least and at most, as far as the seat can know: the same number for whoever knows his cards. */
export function hourglassesOf({ display }: PocketPosition): [least: number, most: number] {
  const { hourglasses, hourglass_range: range } = display;
  if (hourglasses !== undefined) return [hourglasses, hourglasses];
  const [least = 0, most = least] = range;
  return [least, most];
}

/** Whether somebody would be seen on a board if witnesses were called now. */
export const isSeen = ({ display }: Pick<Position | Board, "display">, name: string): boolean =>
  display.seen.includes(name) || ("visible" in display && display.visible.includes(name));

/** Whether the game has ended in a position. */
export function isOver(position: Position): boolean {
  return position.game === "classic" ? position.ending !== null : position.phase === "over";
}
