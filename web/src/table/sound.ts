/** Two small bells made on the spot: your turn, and the witnesses. */

import { settings } from "../settings.svelte";

let audio: AudioContext | null = null;

/** Open the audio before it is needed: that takes a tenth of a second, which would be missing in the moment itself. */
export function prepareBells(): void {
  setTimeout(() => bell([]), 500);
}

function bell(notes: number[]): void {
  // Browsers allow no sound before the first click or key, and complain about every try.
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") return void audio.resume();
  const now = audio.currentTime;
  for (const [number, note] of notes.entries()) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.type = "sine";
    tone.frequency.value = note;
    loudness.gain.setValueAtTime(0.0001, now + number * 0.12);
    loudness.gain.exponentialRampToValueAtTime(0.12, now + number * 0.12 + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + number * 0.12 + 0.7);
    tone.connect(loudness).connect(audio.destination);
    tone.start(now + number * 0.12);
    tone.stop(now + number * 0.12 + 0.8);
  }
}

export const yourTurnBell = (): void => bell([523, 784]);
export const witnessBell = (): void => bell([392, 311, 262]);
