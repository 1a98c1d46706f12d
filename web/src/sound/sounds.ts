/** Every sound of the table, as instructions to make it. Loudness is balanced: tests measure what comes out. */

import { behind, bell, rush, type Stage, tone } from "./parts";
import { blast, card, knock, note, pop, step, times } from "./voices";

/** What can be heard. */
export const SOUNDS = [
  "steps",
  "whistle",
  "card",
  "coin",
  "lamp-lit",
  "lamp-out",
  "bell",
  "seen",
  "unseen",
  "tile",
  "hourglass",
  "chase",
  "accusation",
  "escape",
  "won",
  "lost",
] as const;
export type Sound = (typeof SOUNDS)[number];

/** How often something is heard in a sound: steps that are walked, cards that are laid. */
export interface Detail {
  count?: number;
}

const MOST_STEPS = 5;
const STEP = 0.255;

/** How each sound is made. */
export const RECIPES: Record<Sound, (stage: Stage, detail: Detail) => void> = {
  steps: (stage, { count = 3 }) =>
    times(Math.min(MOST_STEPS, Math.max(1, count)), (number) => step(stage, STEP * number, 0.8, number % 2 ? 0.9 : 1)),

  whistle: (stage) => {
    blast(stage, 0, 0.17);
    blast(stage, 0.27, 0.5);
  },

  card: (stage, { count = 1 }) => times(Math.min(4, Math.max(1, count)), (number) => card(stage, 0.16 * number)),

  coin: (stage) => {
    let at = 0;
    times(9, (hit) => {
      const loud = 0.62 * 0.83 ** hit;
      const high = 0.97 + 0.1 * stage.chance();
      tone(stage, { at, from: 2210 * high, fall: 0.11, loud: 0.5 * loud });
      tone(stage, { at, from: 3560 * high, fall: 0.07, loud: 0.35 * loud });
      tone(stage, { at, from: 420 * high, to: 300, fall: 0.05, loud });
      rush(stage, { at, pass: "highpass", from: 3000, fall: 0.015, loud: 0.4 * loud });
      at += 0.2 * 0.78 ** hit;
    });
  },

  "lamp-lit": (stage) => {
    rush(stage, { pass: "bandpass", from: 3000, to: 5200, narrow: 0.6, rise: 0.3, fall: 0.06, loud: 0.26 });
    pop(stage, 0.31, 0.8);
    rush(stage, { at: 0.33, pass: "bandpass", from: 2400, to: 1500, narrow: 0.6, rise: 0.05, fall: 0.7, loud: 0.26 });
    tone(stage, { at: 0.33, rise: 0.08, from: 196, to: 198, fall: 0.6, loud: 0.12 });
  },

  "lamp-out": (stage) => {
    rush(stage, { pass: "bandpass", from: 2600, to: 380, narrow: 0.8, rise: 0.04, fall: 0.5, loud: 0.5 });
    tone(stage, { from: 240, to: 90, rise: 0.03, fall: 0.42, loud: 0.16 });
    pop(stage, 0.42, 0.4);
  },

  bell: (stage) => {
    bell(stage, 415.3, { fall: 1.1, loud: 0.2 });
    bell(stage, 329.6, { at: 0.42, fall: 1.9, loud: 0.24 });
  },

  seen: (stage) => {
    note(stage, 0, 587.3, 0.3, 0.35);
    note(stage, 0.14, 880, 0.32, 0.75);
    rush(stage, { at: 0.1, pass: "highpass", from: 5000, to: 8000, rise: 0.08, fall: 0.5, loud: 0.07 });
  },

  unseen: (stage) => {
    rush(stage, { pass: "bandpass", from: 700, to: 260, narrow: 0.9, rise: 0.25, fall: 0.75, loud: 0.34 });
    note(stage, 0.05, 293.7, 0.24, 0.45);
    note(stage, 0.27, 207.7, 0.3, 0.85);
  },

  tile: (stage) => {
    times(7, (grain) =>
      rush(stage, {
        at: 0.04 * grain,
        pass: "bandpass",
        from: 520 + 60 * grain + 120 * stage.chance(),
        narrow: 2.2,
        rise: 0.012,
        fall: 0.045,
        loud: 0.85,
      }),
    );
    knock(stage, 0.3, 236, 0.62);
    knock(stage, 0.385, 251, 0.2);
  },

  hourglass: (stage) => {
    times(26, (grain) => {
      const [at, high] = [0.033 * grain + 0.02 * stage.chance(), 5200 + 2600 * stage.chance()];
      rush(stage, {
        at,
        pass: "bandpass",
        from: high,
        narrow: 1.2,
        rise: 0.006,
        fall: 0.045,
        loud: 0.42 + 0.3 * stage.chance(),
      });
    });
    times(3, (tick) =>
      rush(stage, {
        at: 0.08 + 0.3 * tick,
        pass: "bandpass",
        from: tick % 2 ? 1500 : 1900,
        narrow: 6,
        fall: 0.04,
        loud: 1.5,
      }),
    );
  },

  chase: (stage) => {
    for (const [at, loud] of [
      [0, 0.7],
      [0.2, 0.5],
      [0.62, 0.8],
      [0.82, 0.6],
    ] as const) {
      tone(stage, { at, rise: 0.015, from: 98, to: 54, fall: 0.3, loud });
      tone(stage, { at, rise: 0.01, from: 260, to: 120, fall: 0.24, loud: 0.5 * loud });
      rush(stage, { at, pass: "bandpass", from: 500, fall: 0.16, loud: 0.8 * loud });
    }
    const under = behind(stage, "lowpass", 520);
    for (const from of [110, 116.5]) tone(under, { rise: 0.9, from, fall: 0.45, loud: 0.17, wave: "sawtooth" });
  },

  accusation: (stage) => {
    knock(stage, 0, 168, 0.75);
    knock(stage, 0.22, 156, 0.85);
    for (const from of [146.8, 155.6, 220])
      tone(stage, { at: 0.22, rise: 0.02, from, fall: 0.85, loud: 0.14, ring: { ratio: 1, depth: 1 } });
  },

  escape: (stage) => {
    let at = 0;
    times(7, (number) => {
      step(behind(stage, "lowpass", 5200 * 0.68 ** number), at, 0.9 * 0.9 ** number, number % 2 ? 1 : 1.12);
      at += 0.19 * 0.93 ** number;
    });
    rush(stage, { at: 0.25, pass: "bandpass", from: 380, to: 900, narrow: 0.8, rise: 0.6, fall: 0.5, loud: 0.16 });
  },

  won: (stage) => {
    for (const [number, pitch] of [392, 493.9, 587.3].entries()) note(stage, 0.13 * number, pitch, 0.2, 0.4);
    for (const pitch of [392, 493.9, 587.3, 784]) note(stage, 0.42, pitch, 0.13, 0.95);
  },

  lost: (stage) => {
    for (const [number, pitch] of [311.1, 293.7, 246.9].entries()) note(stage, 0.17 * number, pitch, 0.2, 0.4);
    for (const pitch of [98, 196, 233.1]) note(stage, 0.52, pitch, 0.17, 0.88);
    bell(stage, 196, { at: 0.52, fall: 0.88, loud: 0.1 });
  },
};
