/** Night over Whitechapel: the rings of light around one gaslight, in flat steps. */

/** From the widest: how far it reaches, and in which colour. */
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
