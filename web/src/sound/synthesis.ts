/** From a sound's name to sound: the mixing desk, and whatever is made into it. Fetched when the page has time for it. */

import { chanceOf, tone } from "./parts";
import { type Detail, RECIPES, type Sound } from "./sounds";

/** How loud each is made, so that they are heard as equally loud; the bell and the sand are softer. */
export const LEVELS: Record<Sound, number> = {
  steps: 0.6,
  whistle: 0.42,
  card: 0.55,
  coin: 0.38,
  "lamp-lit": 0.55,
  "lamp-out": 0.6,
  bell: 0.4,
  seen: 0.33,
  unseen: 0.6,
  tile: 0.5,
  hourglass: 0.5,
  chase: 0.5,
  accusation: 0.5,
  escape: 0.55,
  won: 0.36,
  lost: 0.6,
};

/** Where all sounds come together: as loud as the volume says, and never so loud together that it hurts. */
export interface Desk {
  context: BaseAudioContext;
  input: AudioNode;
  volume: GainNode;
  /** From when on it is ready. */
  from: number;
}

/** A limiter that hears something for the first time is too strict at first: let it hear next to nothing for so long. */
const WARMING = 0.3;

/** A desk that ends in the context's loudspeaker. */
export function deskOf(context: BaseAudioContext): Desk {
  const input = context.createBiquadFilter(); // what is too low to be heard only moves loudspeakers
  input.type = "highpass";
  input.frequency.value = 35;
  const limit = context.createDynamicsCompressor();
  limit.threshold.value = -10;
  limit.knee.value = 6;
  limit.ratio.value = 12;
  limit.attack.value = 0.001;
  limit.release.value = 0.1;
  const headroom = context.createGain();
  headroom.gain.value = 0.8;
  const volume = context.createGain();
  input.connect(limit).connect(headroom).connect(volume).connect(context.destination);
  const from = context.currentTime + WARMING;
  tone({ context, out: input, at: context.currentTime, chance: () => 0 }, { from: 100, fall: WARMING, loud: 0.0002 });
  return { context, input, volume, from };
}

/** Make a sound now; `take` is which time this is, for no two steps are quite alike. */
export function make({ context, input, from }: Desk, sound: Sound, detail: Detail = {}, take = 0): void {
  const out = context.createGain();
  out.gain.value = LEVELS[sound];
  out.connect(input);
  const at = Math.max(from, context.currentTime + 0.01);
  RECIPES[sound]({ context, out, at, chance: chanceOf(take + 1) }, detail);
}
