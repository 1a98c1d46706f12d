/** Whether a line is alive: asked when it was quiet for a while, and given up when no answer comes. */

/** Milliseconds between two looks. */
const LOOK = 400;
/** Milliseconds without a word after which the other side is asked whether it is there. */
const QUIET = 1500;
/** Milliseconds in which it must say something then; with the times above it is noticed within six seconds. */
const PATIENCE = 3200;
/** Milliseconds for the first word of a new line: a match may have to be loaded first. */
const FIRST = 10_000;

export class Pulse {
  #timer = 0;
  #heard = 0;
  /** When it was asked, unless something was heard since. A sleeping tab looks seldom, and must not mistake that for silence. */
  #asked: number | null = null;
  #patience = FIRST;

  constructor(
    private readonly ask: () => void,
    private readonly died: () => void,
  ) {}

  /** A new line is being made. */
  begin(): void {
    this.end();
    this.#patience = FIRST;
    this.#asked = performance.now();
    this.#timer = window.setInterval(this.#look, LOOK);
  }

  /** Something was heard. */
  heard(): void {
    this.#heard = performance.now();
    this.#patience = PATIENCE;
    this.#asked = null;
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #look = (): void => {
    const now = performance.now();
    if (this.#asked !== null) {
      if (now - this.#asked > this.#patience) this.died();
    } else if (now - this.#heard > QUIET) {
      this.#asked = now;
      this.ask();
    }
  };
}
