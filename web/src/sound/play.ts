/** What the table sounds like: play a sound by its name, if it is wanted and the browser allows it. */

import { settings } from "../settings.svelte";
import type { Detail, Sound } from "./sounds";

export type { Detail, Sound };

type Synthesis = typeof import("./synthesis");
type Desk = import("./synthesis").Desk;

/** A sound that could not be made for so many seconds has lost its moment. */
const LATE = 0.4;
const GESTURES = ["pointerup", "keydown", "click"] as const;

let synthesis: Synthesis | null = null;
let desk: (Desk & { context: AudioContext }) | null = null;
let gesture = false;
let take = 0;

/** Browsers allow no sound before the first click or key, and complain about every try. */
const allowed = (): boolean => navigator.userActivation?.hasBeenActive ?? gesture;

const heard = (): boolean => settings.sound && settings.volume > 0;

async function open(): Promise<void> {
  if (!heard() || !allowed() || typeof AudioContext === "undefined") return;
  synthesis ??= await import("./synthesis");
  desk ??= synthesis.deskOf(new AudioContext({ latencyHint: "interactive" })) as Desk & { context: AudioContext };
  if (desk.context.state !== "running") await desk.context.resume();
}

/** Get everything ready, so that the first sound comes in its moment: now, or with the first click or key. */
export function prepare(): void {
  const ready = (): void => {
    gesture = true;
    if (!allowed()) return;
    for (const name of GESTURES) removeEventListener(name, ready, true);
    void open();
  };
  if (allowed()) setTimeout(() => void open(), 300);
  else for (const name of GESTURES) addEventListener(name, ready, true);
}

/** Play a sound; silent where sound is off. Nothing is heard that is not also shown. */
export function play(sound: Sound, detail: Detail = {}): void {
  if (!heard() || !allowed()) return;
  const asked = performance.now();
  void open().then(() => setTimeout(() => make(sound, detail, asked))); // the frame that shows it does not wait for it
}

function make(sound: Sound, detail: Detail, asked: number): void {
  if (!desk || !synthesis || performance.now() - asked > LATE * 1000) return;
  desk.volume.gain.value = settings.volume ** 2; // as loud as the slider is long, to the ear
  take += 1;
  synthesis.make(desk, sound, detail, take);
}
