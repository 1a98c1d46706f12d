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

/** Shapes from back to front, in the colours of the theme. */
export const shapesOf = (shapes: readonly Shape[], tones: Tones): string =>
  shapes.map((shape) => `<path${said(attributesOf(shape, tones))}/>`).join("");

const attributesOf = ({ d, fill, stroke, opacity, width, dash, round }: Shape, tones: Tones): Attributes => ({
  d,
  fill: toned(tones, fill),
  "fill-opacity": opacity,
  stroke: stroke && toned(tones, stroke),
  "stroke-width": width,
  "stroke-dasharray": dash,
  "stroke-linecap": round && "round",
});

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Attributes as they are written in a tag; those without a value are not. */
const said = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined || value === false || value === "" ? "" : ` ${name}="${value}"`))
    .join("");
