/** What the board of Mr. Jack is told. It draws this and reports choices; it knows no rules. */

export interface LampView {
  hex: string;
  /** "1" to "4", or empty for a lamp that stays. */
  label: string;
}

export interface ClassicView {
  edition: string;
  characters: Readonly<Record<string, string>>;
  facing: string;
  lamps: readonly LampView[];
  covered: readonly string[];
  cordons: readonly string[];
  suspects: readonly string[];
  /** Who would be visible if witnesses were called now. */
  visible: readonly string[];
  /** How many hexes Watson's ray reaches. */
  ray: number;
  inPlay: string | null;
  /** The character that the player is, where that may be shown. */
  own?: string | null;
}
