/** Playing a replay: which moment is shown, whether it goes on by itself and how fast. */

import type { Beat, Event } from "../net/protocol";
import { turnStarts } from "./moments";
import { faster, type Speed } from "./speeds";

const STEP = 1100;
/** What takes a while to take in. */
const WEIGHTY: readonly Beat["kind"][] = ["answer", "chase", "end"];

/** How long an event is looked at, in milliseconds at the usual speed; what nobody tells of passes quickly. */
export function patience(event: Event | undefined): number {
  const beats = event?.beats ?? [];
  if (beats.some((beat) => WEIGHTY.includes(beat.kind))) return 2 * STEP;
  return beats.length > 0 ? STEP : STEP / 3;
}

export class Player {
  /** How many events have happened. */
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  readonly starts = $derived.by(() => turnStarts(this.events()));

  constructor(private readonly events: () => readonly Event[]) {
    $effect(() => {
      if (!this.playing) return;
      if (this.at >= this.count) {
        this.playing = false;
        return;
      }
      const timer = setTimeout(() => (this.at += 1), patience(this.events()[this.at - 1]) / this.speed);
      return () => clearTimeout(timer);
    });
  }

  get count(): number {
    return this.events().length;
  }

  /** The moment that a replay opens with: everything is dealt, nothing done. */
  get opening(): number {
    return this.starts[0] ?? this.count;
  }

  /** Show a moment. Whoever goes somewhere wants to look: what played stops. */
  go = (to: number): void => {
    this.playing = false;
    this.at = Math.max(1, Math.min(this.count, to));
  };

  step = (by: number): void => this.go(this.at + by);

  /** To where the turn before began, or the one after; beyond them to the first moment or the last. */
  turn = (by: number): void => {
    const next =
      by < 0 ? this.starts.findLast((start) => start < this.at) : this.starts.find((start) => start > this.at);
    this.go(next ?? (by < 0 ? 1 : this.count));
  };

  /** Play or pause; at the end it plays from the beginning. */
  toggle = (): void => {
    if (!this.playing && this.at >= this.count) this.at = this.opening;
    this.playing = !this.playing;
  };

  /** The next speed, or the one before. */
  faster = (by: number): void => {
    this.speed = faster(this.speed, by);
  };
}

/** Do what a key stands for; whether it stands for anything. */
export function playerKey(key: string, player: Player): boolean {
  const meanings: Record<string, () => void> = {
    ArrowLeft: () => player.step(-1),
    ArrowRight: () => player.step(1),
    ArrowUp: () => player.turn(-1),
    ArrowDown: () => player.turn(1),
    PageUp: () => player.turn(-1),
    PageDown: () => player.turn(1),
    Home: () => player.go(1),
    End: () => player.go(player.count),
    " ": player.toggle,
    k: player.toggle,
    "+": () => player.faster(1),
    "-": () => player.faster(-1),
  };
  meanings[key]?.();
  return key in meanings;
}
