/** What is heard in more than one sound: shoes, wood, cards, a whistle, gas. */

import { rush, type Stage, tone } from "./parts";

/** Do something so many times, counted from 0. */
export const times = (count: number, make: (number: number) => void): void =>
  Array.from({ length: count }, (_, i) => i).forEach(make);

/** One shoe on cobbles: the heel, the stone under it, then the sole. */
export function step(stage: Stage, at: number, loud: number, pitch: number): void {
  const high = pitch * (0.94 + 0.12 * stage.chance());
  tone(stage, { at, rise: 0.005, from: 210 * high, to: 80 * high, fall: 0.15, loud: 0.55 * loud });
  rush(stage, { at, pass: "bandpass", from: 900 * high, narrow: 1.2, rise: 0.006, fall: 0.11, loud: 1.1 * loud });
  rush(stage, {
    at: at + 0.06,
    pass: "bandpass",
    from: 2500 * high,
    narrow: 0.8,
    rise: 0.02,
    fall: 0.11,
    loud: 0.5 * loud,
  });
}

/** Wood that is struck. */
export function knock(stage: Stage, at: number, pitch: number, loud: number): void {
  tone(stage, { at, from: pitch, to: pitch * 0.86, rise: 0.004, fall: 0.2, loud });
  tone(stage, { at, from: pitch * 2.41, fall: 0.12, loud: 0.45 * loud });
  tone(stage, { at, from: pitch * 4.17, fall: 0.035, loud: 0.25 * loud });
  rush(stage, { at, pass: "lowpass", from: 2400, fall: 0.025, loud: 0.5 * loud });
}

/** A card: it slides over the cloth and is put down. */
export function card(stage: Stage, at: number): void {
  const high = 0.92 + 0.16 * stage.chance();
  rush(stage, {
    at,
    pass: "bandpass",
    from: 1500 * high,
    to: 5200 * high,
    narrow: 0.8,
    rise: 0.07,
    fall: 0.07,
    loud: 0.7,
  });
  rush(stage, { at: at + 0.125, pass: "bandpass", from: 1150 * high, narrow: 1, rise: 0.005, fall: 0.1, loud: 1.1 });
  tone(stage, { at: at + 0.125, from: 170, to: 110, fall: 0.06, loud: 0.35 });
}

/** A note of the glass-like voice that answers for the witnesses, wins and loses. */
export function note(stage: Stage, at: number, pitch: number, loud: number, fall: number): void {
  tone(stage, { at, rise: 0.008, from: pitch, ring: { ratio: 2, depth: 1.6 }, fall, loud });
  tone(stage, { at, rise: 0.008, from: pitch * 2.005, fall: fall * 0.6, loud: 0.2 * loud });
}

/** A blast on a police whistle: two pipes out of tune, the pea in it, and breath. */
export function blast(stage: Stage, at: number, fall: number): void {
  times(Math.round(fall / 0.034), (pea) => {
    const loud = 0.16 + 0.05 * stage.chance();
    tone(stage, { at: at + 0.034 * pea, rise: 0.008, from: 2080, to: 2140, fall: 0.05, loud, wave: "triangle" });
    tone(stage, { at: at + 0.034 * pea, rise: 0.008, from: 2390, to: 2440, fall: 0.05, loud: 0.8 * loud });
  });
  rush(stage, { at, pass: "bandpass", from: 2300, narrow: 2, rise: 0.05, fall, loud: 0.16 });
}

/** Gas that catches fire, or has burnt. */
export const pop = (stage: Stage, at: number, loud: number): void => {
  tone(stage, { at, from: 210, to: 62, fall: 0.12, loud });
  rush(stage, { at, pass: "lowpass", from: 1400, to: 300, fall: 0.09, loud: 0.8 * loud });
};
