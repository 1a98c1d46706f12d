/** Which token or character is looked at or in hand, and the message that says in a line what it does. */

import type { Game } from "../net/game";
import type { Position } from "../net/protocol";
import type { Choosing } from "./choosing";

/** The message that says what a token or character does. */
export const doesOf = (game: Game, name: string): string =>
  game === "pocket" ? `does-${name}` : `does-character-${name}`;

/** The token or card under a pointer or a focus; empty where there is none. */
export function pieceAt(target: EventTarget | null): string {
  const piece = target instanceof Element ? target.closest<HTMLElement>("[data-token], [data-card]") : null;
  return piece?.dataset["token"] ?? piece?.dataset["card"] ?? "";
}

/** What is in hand: the token that was picked or is the only one, the card that was picked, the character in play. */
export function aboutOf({ begun, path }: Pick<Choosing, "begun" | "path">, position: Position | null): string {
  if (position?.game === "pocket") return begun;
  const card = path[0]?.id ?? "";
  return card.startsWith("play-") ? card.slice(5) : (position?.play?.character ?? "");
}
