/** Own portraits: silhouettes under a street lamp. Each has a hat, a prop, a colour, an initial and a pattern. */

export type Pattern = "plain" | "dots" | "stripes" | "checks" | "bars" | "diamonds" | "waves" | "crosses" | "rings";

export interface Portrait {
  /** The coat's colour, as the rulebook names it. */
  colour: string;
  /** One or two letters that tell the character apart without colour. */
  initial: string;
  pattern: Pattern;
  /** What is dark: hat, hair, beard, as paths in a square of 100. */
  dark: string[];
  /** What is in the character's colour: a band, a feather, a ribbon. */
  tinted: string[];
  /** What catches the light: a badge, a lamp, glasses. */
  lit: string[];
}

const HEAD = "M50 26c11 0 17 8 17 20 0 13-7 23-17 23s-17-10-17-23c0-12 6-20 17-20z";

export const PORTRAITS: Record<string, Portrait> = {
  lestrade: {
    colour: "#3f74c9",
    initial: "L",
    pattern: "plain",
    dark: [
      HEAD,
      "M28 35c0-3 4-4 6-4 0-13 6-19 16-19s16 6 16 19c2 0 6 1 6 4 0 4-10 5-22 5s-22-1-22-5z",
      "M40 58c4-4 7-3 10-1 3-2 6-3 10 1-2 3-6 4-10 2-4 2-8 1-10-2z",
    ],
    tinted: ["M34 29h32v4H34z"],
    lit: ["M60 84l5-2 5 2v6l-5 5-5-5z"],
  },
  goodley: {
    colour: "#343945",
    initial: "Go",
    pattern: "bars",
    dark: [
      HEAD,
      "M27 37c2-4 5-5 7-5 0-16 6-25 16-25s16 9 16 25c2 0 5 1 7 5-7 2-39 2-46 0z",
      "M38 57c5-4 9-2 12-1 3-1 7-3 12 1-4 5-9 4-12 1-3 3-8 4-12-1z",
    ],
    tinted: ["M47 3h6v6h-6z"],
    lit: [
      "M50 17l2 4 5 .5-3.600 3 1 5-4.400-2.500-4.400 2.500 1-5-3.600-3 5-.5z",
      "M46 80a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
      "M46 92a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
    ],
  },
  bert: {
    colour: "#e0812f",
    initial: "B",
    pattern: "checks",
    dark: [HEAD, "M27 34c2-12 12-17 24-17 14 0 21 7 21 14 0 3-2 4-6 4l8 4c-4 2-10 1-14-1-12-2-24-2-33-4z"],
    tinted: ["M31 31c12-3 26-3 38 1l-1 3c-12-3-26-3-37-1z"],
    lit: ["M62 76h22v18H62z", "M66 81h14v2H66z", "M66 86h10v2H66z"],
  },
  pizer: {
    colour: "#e8e6df",
    initial: "P",
    pattern: "crosses",
    dark: [
      HEAD,
      "M31 36c0-12 8-19 19-19s19 7 19 19c-4-4-8-5-19-5s-15 1-19 5z",
      "M34 52c2 12 8 19 16 19s14-7 16-19c-3 6-8 8-16 8s-13-2-16-8z",
    ],
    tinted: ["M33 31c10-4 24-4 34 0l-1 4c-10-3-22-3-32 0z"],
    lit: ["M38 74h24l4 26H34z"],
  },
  smith: {
    colour: "#e3c02f",
    initial: "Sm",
    pattern: "dots",
    dark: [
      HEAD,
      "M26 36c2-2 6-3 9-3l2-16c8-4 18-4 26 0l2 16c3 0 7 1 9 3-8 4-40 4-48 0z",
      "M42 58c3-2 5-2 8-1 3-1 5-1 8 1-3 2-13 2-16 0z",
      "M84 22h3v78h-3z",
    ],
    tinted: ["M36 27c9 2 19 2 28 0l1 5c-10 2-20 2-30 0z"],
    lit: ["M79 10l6.500-5 6.500 5-2 13h-9z"],
  },
  lane: {
    colour: "#a3adb9",
    initial: "La",
    pattern: "stripes",
    dark: [
      HEAD,
      "M24 38c4-3 8-4 12-4-1-10 4-17 14-17s15 7 14 17c4 0 8 1 12 4-12 3-40 3-52 0z",
      "M36 50c1 14 6 20 14 20s13-6 14-20c-2 5-4 7-6 7-3-2-13-2-16 0-2 0-4-2-6-7z",
    ],
    tinted: ["M36 30c9 2 19 2 28 0v4c-9 2-19 2-28 0z"],
    lit: ["M30 84l40-6 1 6-40 6z", "M30 94l40-6 1 6-40 6z"],
  },
  stealthy: {
    colour: "#3f9e6b",
    initial: "St",
    pattern: "waves",
    dark: [
      HEAD,
      "M30 62c-6-20-2-46 20-46s26 26 20 46c-1 6-3 10-5 12 1-10 2-22-1-30-6 2-22 2-28-2-3 8-2 22-1 32-2-2-4-6-5-12z",
    ],
    tinted: ["M29 34c4-16 12-21 21-21s17 5 21 21c-12-6-30-6-42 0z", "M43 73c4 3 10 3 14 0l4 9-11 4-11-4z"],
    lit: ["M46 84a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"],
  },
  gull: {
    colour: "#8a5bb5",
    initial: "Gu",
    pattern: "diamonds",
    dark: [
      HEAD,
      "M24 35c4-2 8-3 11-3l-2-28c10-3 24-3 34 0l-2 28c3 0 7 1 11 3-10 4-42 4-52 0z",
      "M35 50c0 8 2 12 4 14l3-6h16l3 6c2-2 4-6 4-14l-5 5H40z",
    ],
    tinted: ["M34.500 24c10 2 21 2 31 0l.5 6c-10 2-22 2-32 0z"],
    lit: ["M53 46a6 6 0 1 0 12 0a6 6 0 1 0-12 0zm2 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0z", "M64 49l3 14h-1.500z"],
  },
  madame: {
    colour: "#d977a8",
    initial: "M",
    pattern: "rings",
    dark: [
      HEAD,
      "M20 36c8-8 18-9 30-9s22 1 30 9c-10 4-16 2-18 1 5 10 4 22 0 30 2-12 0-24-3-29-6 2-12 2-18 0-3 5-5 17-3 29-4-8-5-20 0-30-2 1-8 3-18-1z",
      "M33 28c1-9 8-13 17-13s16 4 17 13z",
    ],
    tinted: [
      "M62 27C60 12 70 2 84 4c-6 3-8 6-8 9 4-1 7 0 9 2-8 0-12 6-23 12z",
      "M33 24c10 3 24 3 34 0l1 4c-11 3-25 3-36 0z",
    ],
    lit: [
      "M40 76a2 2 0 1 0 4 0a2 2 0 1 0-4 0z",
      "M46 79a2 2 0 1 0 4 0a2 2 0 1 0-4 0z",
      "M52 79a2 2 0 1 0 4 0a2 2 0 1 0-4 0z",
      "M57 76a2 2 0 1 0 4 0a2 2 0 1 0-4 0z",
    ],
  },
  holmes: {
    colour: "#b8433c",
    initial: "H",
    pattern: "rings",
    dark: [
      HEAD,
      "M20 40c4-3 8-5 11-5 0-13 8-20 19-20s19 7 19 20c3 0 7 2 11 5-6 1-10 0-13-2-10-3-24-3-34 0-3 2-7 3-13 2z",
      "M48 11h4v6h-4z",
      "M33 40c-3 6-3 12 0 16l3-14zM67 40c3 6 3 12 0 16l-3-14z",
    ],
    tinted: ["M50 15v20h-3V15zM53 15v20h-2V15z"],
    lit: ["M57 62l16 6c0-4 1-7 2-8h7c1 4 0 12-4 14-3 1-6 0-7-2l-15-7z"],
  },
  watson: {
    colour: "#9a6a44",
    initial: "W",
    pattern: "stripes",
    dark: [
      HEAD,
      "M27 36c0-3 4-4 7-4 0-12 6-18 16-18s16 6 16 18c3 0 7 1 7 4 0 3-10 4-23 4s-23-1-23-4z",
      "M36 57c6-5 11-3 14-1 3-2 8-4 14 1-1 5-9 6-14 2-5 4-13 3-14-2z",
    ],
    tinted: ["M34 28c10 2 22 2 32 0v4c-10 2-22 2-32 0z"],
    lit: ["M76 74h12l3 18H73z", "M79 69h6v5h-6z"],
  },
  toby: {
    colour: "#b7a07a",
    initial: "T",
    pattern: "plain",
    dark: [
      "M24 40c-4-10 0-20 6-22 4 4 6 8 7 12 8-3 18-3 26 0 1-4 3-8 7-12 6 2 10 12 6 22-2 6-4 8-6 10 0 12-6 26-20 26S30 62 30 50c-2-2-4-4-6-10z",
    ],
    tinted: ["M32 72c10 6 26 6 36 0l2 6c-11 7-29 7-40 0z"],
    lit: ["M43 58h14l-4 6h-6z", "M46 82a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"],
  },
};

export const SHOULDERS = "M8 100c0-20 14-27 30-31 4 5 8 6 12 6s8-1 12-6c16 4 30 11 30 31z";

const DARK = "#0d1017";
const LIGHT = "#ffffff";

/** How light a colour is to the eye, from 0 to 1 (WCAG's relative luminance). */
export function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How well one colour is read on another (WCAG's contrast ratio). */
export function contrast(one: string, other: string): number {
  const [less, more] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (more + 0.05) / (less + 0.05);
}

/** The colour of letters that are read on this one. */
export const inkOn = (colour: string): string => (contrast(DARK, colour) >= contrast(LIGHT, colour) ? DARK : LIGHT);
