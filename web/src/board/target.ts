/** What both boards are told of choices: what can be picked and where, and what is to be pointed out. */

/**
 * Something that can be picked now. The board shows it at its place and reports its id.
 *
 * Places are `tile-4`, `space-7`, `turn-4-1` (beside a tile, for so many quarters), `hex-g6`, `exit-NE` and `facing-N`
 * (beside Watson).
 */
export interface Target {
  id: string;
  label: string;
  place: string;
  /** Whether the game may be lost by it. */
  danger?: boolean;
}

/** What is pointed out: the places and people of the last action, or of the one that is picked. */
export interface Marks {
  places: readonly string[];
  people: readonly string[];
  /** Whose action it was, for the colour of the marks; nobody's where it is only looked at. */
  by?: "jack" | "detective" | null;
}

/** A few words where something happens, while it is shown. */
export interface Caption {
  place: string;
  text: string;
  by: Marks["by"];
}

/** Which player did something; null where it was nobody. */
export const moverOf = (actor: string | null | undefined): "jack" | "detective" | null =>
  actor === "jack" || actor === "detective" ? actor : null;

export const NO_MARKS: Marks = { places: [], people: [] };

export interface Point {
  x: number;
  y: number;
}

/** The kind of a place and what follows it: `turn-4-1` is `["turn", "4", "1"]`. */
export function partsOf(place: string): [kind: string, at: string, more: string] {
  const [kind = "", at = "", more = ""] = place.split("-");
  return [kind, at, more];
}
