/** What our sounds are built of: noise through a filter, tones, bells of several tones, each with a rise and a fall. */

/** Where a sound is made: into which node, from when on, with a chance of its own that small differences come from. */
export interface Stage {
  context: BaseAudioContext;
  out: AudioNode;
  at: number;
  chance: () => number;
}

/** When a part of a sound begins, how long it rises and falls, and how loud it gets between. */
export interface Shape {
  at?: number;
  rise?: number;
  fall: number;
  loud: number;
}

/** Noise between two frequencies: it glides from one to the other. */
interface Rush extends Shape {
  pass: "lowpass" | "highpass" | "bandpass";
  from: number;
  to?: number;
  narrow?: number;
}

/** A tone that glides from one frequency to another; `ring` of another frequency makes metal of it. */
interface Tone extends Shape {
  from: number;
  to?: number;
  wave?: OscillatorType;
  ring?: { ratio: number; depth: number };
}

const SILENCE = 0.0001;
const buffers = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A row of numbers from 0 to 1 that looks like chance and is the same for the same seed. */
export function chanceOf(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Two seconds of white noise, made once for each context. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = buffers.get(context);
  if (known) return known;
  const made = context.createBuffer(1, 2 * context.sampleRate, context.sampleRate);
  const chance = chanceOf(1888);
  made.getChannelData(0).forEach((_, index, data) => {
    data[index] = 2 * chance() - 1;
  });
  buffers.set(context, made);
  return made;
}

/** Let a source that was started rise and fall into the stage, and end it. */
function shaped(
  { context, out, at: start }: Stage,
  source: AudioScheduledSourceNode,
  from: AudioNode,
  shape: Shape,
): void {
  const { at = 0, rise = 0.003, fall, loud } = shape;
  const [begin, top, end] = [start + at, start + at + rise, start + at + rise + fall];
  const level = context.createGain();
  level.gain.setValueAtTime(SILENCE, begin);
  level.gain.exponentialRampToValueAtTime(loud, top);
  level.gain.exponentialRampToValueAtTime(SILENCE, end);
  from.connect(level).connect(out);
  source.stop(end);
}

/** Noise: a swish, a hiss, grit, a breath. */
export function rush(stage: Stage, { pass, from, to = from, narrow = 0.7, ...shape }: Rush): void {
  const { context, at, chance } = stage;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = pass;
  filter.Q.value = narrow;
  const begin = at + (shape.at ?? 0);
  filter.frequency.setValueAtTime(from, begin);
  filter.frequency.exponentialRampToValueAtTime(to, begin + (shape.rise ?? 0) + shape.fall);
  source.start(begin, chance()); // no two begin at the same place of the noise
  shaped(stage, source, source.connect(filter), shape);
}

/** A tone: a knock where it falls fast and far, a voice where it does not. */
export function tone(stage: Stage, { from, to = from, wave = "sine", ring, ...shape }: Tone): void {
  const { context, at } = stage;
  const source = context.createOscillator();
  source.type = wave;
  const begin = at + (shape.at ?? 0);
  const end = begin + (shape.rise ?? 0) + shape.fall;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, end);
  if (ring) {
    const other = context.createOscillator();
    const depth = context.createGain();
    other.frequency.value = from * ring.ratio;
    depth.gain.setValueAtTime(from * ring.depth, begin);
    depth.gain.exponentialRampToValueAtTime(1, end);
    other.connect(depth).connect(source.frequency);
    other.start(begin);
    other.stop(end);
  }
  source.start(begin);
  shaped(stage, source, source, shape);
}

/** The tones of a tower bell: its hum an octave below, the strike, and a minor third that makes it sound like one. */
const PARTIALS = [
  [0.5, 0.5, 1],
  [1, 1, 0.8],
  [1.19, 0.45, 0.6],
  [1.5, 0.25, 0.45],
  [2, 0.5, 0.4],
  [2.67, 0.18, 0.25],
  [4.2, 0.1, 0.12],
] as const;

/** A bell: its tones die away one after another, the high ones first. */
export function bell(stage: Stage, pitch: number, { at = 0, fall, loud }: Shape): void {
  for (const [ratio, share, length] of PARTIALS)
    tone(stage, { at, rise: 0.006, from: pitch * ratio, fall: fall * length, loud: loud * share });
}

/** A part of the stage that only lets through what is lower, or higher, than a frequency. */
export function behind(stage: Stage, type: BiquadFilterType, frequency: number): Stage {
  const filter = stage.context.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = frequency;
  filter.connect(stage.out);
  return { ...stage, out: filter };
}
