/** What the board of Mr. Jack is told. It draws this and reports choices; it knows no rules. */

import type { Facing } from "./geometry";

export interface LampView {
  hex: string;
  /** "1" to "4", or empty for a lamp that stays. */
  label: string;
}

export interface ClassicView {
  edition: string;
  characters: Record<string, string>;
  facing: Facing;
  lamps: LampView[];
  covered: string[];
  cordons: string[];
  suspects: string[];
  /** Who would be visible if witnesses were called now. */
  visible: string[];
  /** How many hexes Watson's ray reaches. */
  ray: number;
  inPlay: string | null;
}

export type Target =
  | { id: string; label: string; kind: "hex"; hex: string }
  | { id: string; label: string; kind: "person"; character: string }
  | { id: string; label: string; kind: "exit"; exit: string }
  | { id: string; label: string; kind: "facing"; facing: Facing };

/** What is pointed out: the pieces of the last action, or of the one that is picked. */
export interface Marks {
  hexes: string[];
  characters: string[];
  exits: string[];
}
