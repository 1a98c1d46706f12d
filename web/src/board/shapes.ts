/** Shapes that Python and the page both draw: kept in Python's JSON files, their colours as names of tones. */

/** Lines, and how they are filled or drawn; `fill` and `stroke` name tones. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  opacity?: number;
  width?: number;
  dash?: string;
  round?: boolean;
}

export type Tones = Readonly<Record<string, string>>;

/** A tone as a colour: the theme's where it has one, else that of the night. */
export const toned = (tones: Tones, name: string | undefined): string =>
  name ? `var(--${name}, ${tones[name] ?? "none"})` : "none";
