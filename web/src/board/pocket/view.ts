/** What the Pocket board is told. It draws this and reports choices; it knows no rules. */

import type { SightShape, TileShape } from "../../net/protocol";

export interface PocketView {
  tiles: readonly (TileShape | null)[];
  sights: readonly SightShape[];
  rotated: readonly string[];
  /** The character that the player is, where that may be shown. */
  own?: string | null;
}
