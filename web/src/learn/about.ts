/** Which piece is looked at, and the message that says in a line what it does. */

import type { Position } from "../net/protocol";
import type { Choosing } from "../table/choosing";

/** What the token or card under a pointer or a focus does; empty where there is none. */
export function pieceAt(target: EventTarget | null): string {
  const piece = target instanceof Element ? target.closest<HTMLElement>("[data-token], [data-card]") : null;
  if (!piece) return "";
  const { token, card } = piece.dataset;
  return token ? `does-${token}` : `does-character-${card}`;
}

/** What the piece in hand does: the one that was picked first, the only one that is left, the character in play. */
export function aboutOf({ first, path }: Pick<Choosing, "first" | "path">, position: Position | null): string {
  const picked = path[0]?.id ?? "";
  if (picked.startsWith("play-")) return `does-character-${picked.slice(5)}`;
  if (position?.game === "classic") return position.play ? `does-character-${position.play.character}` : "";
  const left = [...new Set(position?.tokens.filter(({ used }) => !used).map(({ face }) => face))];
  const face = left.find((one) => one === picked) ?? (left.length === 1 && first.length > 0 ? left[0] : "");
  return face ? `does-${face}` : "";
}
