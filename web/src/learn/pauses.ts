/** Pauses between things that are shown, at the pace the settings ask for; all of them can be ended at once. */

import { pace } from "../settings.svelte";

export class Pauses {
  readonly #running = new Set<() => void>();

  /** Wait for so many milliseconds at a normal pace, or until the pauses are ended. */
  async pause(lasts: number): Promise<void> {
    if (pace() === 0) return;
    await new Promise<void>((resume) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#running.delete(end);
        resume();
      };
      const timer = setTimeout(end, lasts * pace());
      this.#running.add(end);
    });
  }

  /** End every pause now. */
  end(): void {
    for (const end of [...this.#running]) end();
  }
}
