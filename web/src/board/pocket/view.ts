/** What the Pocket board is told. It draws this and reports choices; it knows no rules. */

export type Side = "N" | "E" | "S" | "W";

export interface TileView {
  character: string;
  /** The walled side; null on the empty crossroads. */
  wall: Side | null;
  suspect: boolean;
}

/** One detective's view: where he stands and the areas he sees, nearest first. */
export interface SightView {
  detective: string;
  space: number;
  cells: number[];
}

export interface PocketView {
  tiles: (TileView | null)[];
  sights: SightView[];
  rotated: string[];
}

/** Something that can be picked now. The board shows it and reports its id. */
export type Target =
  | { id: string; label: string; kind: "cell"; cell: number }
  | { id: string; label: string; kind: "turn"; cell: number; quarters: 1 | 2 | 3 }
  | { id: string; label: string; kind: "space"; space: number; detective: string };

/** What is pointed out: the pieces of the last action, or of the one that is picked. */
export interface Marks {
  cells: number[];
  detectives: string[];
}
