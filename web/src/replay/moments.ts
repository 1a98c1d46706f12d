/** Moments of a finished match: where its turns begin, and the address of each. */

import type { Event, Position, Replay } from "../net/protocol";

/** The turn of a position; in the game on the large board, its round. */
export const turnOf = (position: Position): number => (position.game === "pocket" ? position.turn : position.round);

/** After how many events each turn's first action is due, everything before it dealt. */
export function turnStarts(events: readonly Event[]): number[] {
  const starts: number[] = [];
  let turn = 0;
  events.forEach((event, index) => {
    const before = events[index - 1]?.position;
    if (event.kind !== "action" || !before || turnOf(before) === turn) return;
    turn = turnOf(before);
    starts.push(index);
  });
  return starts;
}

/** What an address says of a moment; nothing where it says nothing that can be meant. */
export interface Asked {
  at: number | null;
  lens: Replay["lens"] | null;
}

const LENSES: readonly string[] = ["detective", "jack", "complete"] satisfies Replay["lens"][];

/** The moment that an address asks for, `?at=17&lens=jack`. */
export function askedMoment(search: string): Asked {
  const asked = new URLSearchParams(search);
  const at = Number(asked.get("at") ?? Number.NaN);
  const lens = asked.get("lens") ?? "";
  return {
    at: Number.isInteger(at) && at > 0 ? at : null,
    lens: LENSES.includes(lens) ? (lens as Replay["lens"]) : null,
  };
}

/** The address of a moment: the number of events before it, and the eyes it is seen with unless they see everything. */
export function momentAddress(match: string, at: number, lens: Replay["lens"]): string {
  return `/replay/${match}?at=${at}${lens === "complete" ? "" : `&lens=${lens}`}`;
}
