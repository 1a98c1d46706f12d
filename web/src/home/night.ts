/** Night over Whitechapel in cut paper: flat rings of light around one gaslight, roofs with a few lit windows. */

/** The lamp in a box of 108 by 200, its light at (54, 96); post and iron, glass, flame. */
export const LAMP = [
  [
    "#0b0c12",
    "M47 100h14v300h-14zM2 126h104v10h-104zM10 20l14 92h60l14-92zM0 6h108v16h-108zM20 6l34-46 34 46zM49-60h10v22h-10z",
  ],
  ["#ffcf5e", "M22 26l11 80h42l11-80z"],
  ["#fff6dc", "M54 38c18 26 18 44 11 62h-22c-7-18-7-36 11-62z"],
] as const;

/** The rings of its light, from the widest: how far, and in which colour. */
export const RINGS = {
  dusk: [
    [4.6, "#1c1a2a"],
    [3.6, "#2b2036"],
    [2.6, "#47273a"],
    [1.75, "#7d3a36"],
    [1, "#c9752f"],
    [0.58, "#f2b544"],
  ],
  fog: [
    [4.6, "#141d2b"],
    [3.6, "#1a2839"],
    [2.6, "#23384c"],
    [1.75, "#35576a"],
    [1, "#7f8f72"],
    [0.58, "#f2c25e"],
  ],
} as const;

/** Roofs along 1000, about 120 high, standing on 0; and the windows in them. */
export const ROOFS =
  "M0 200V-60l36-26 36 26h46v-40l40-30 40 30v52h60v-74h12v-24h14v24h52l34 30v30h48v-54l38-30 38 30v44h52v-30l30-22 30 22v-34h16v-22h14v22h56v38l34-28 34 28v-50l44-34 44 34v40h30v-26h14v26h24l40 30V200z";
export const WINDOWS =
  "M30-40h8v12h-8zM86-30h8v12h-8zM152-66h8v12h-8zM170-66h8v12h-8zM290-64h8v12h-8zM310-40h8v12h-8zM452-62h8v12h-8zM520-34h8v12h-8zM590-44h8v12h-8zM668-44h8v12h-8zM690-24h8v12h-8zM770-54h8v12h-8zM850-70h8v12h-8zM868-70h8v12h-8zM960-26h8v12h-8z";
