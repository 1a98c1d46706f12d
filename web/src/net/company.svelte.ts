/** Who is at the table and what they say, as the server tells it; and whether this page is looked at. */

import type { SeatName } from "./game";
import type { FromClient, Present, Said } from "./protocol";

export type Phrase = Said["phrase"];

/** Something that was said; `number` tells it from the same said again. */
export interface Saying {
  readonly seat: SeatName;
  readonly phrase: Phrase;
  readonly number: number;
}

/** Milliseconds after coming back in which nobody is called away: after a restart of the server all come back, one by one. */
const SETTLING = 1500;
/** Milliseconds after which a page that nobody looks at counts as left. */
const HIDDEN = 30_000;

export class Company {
  /** Who is there; null until that is known. */
  present = $state.raw<Present | null>(null);
  said = $state.raw<Saying | null>(null);
  #hidden = 0;
  #away = false;
  #count = 0;
  #began = 0;
  #settled = 0;

  constructor(private readonly send: (message: FromClient) => boolean) {
    document.addEventListener("visibilitychange", this.#look);
    this.#look();
  }

  hear(message: Present | Said): void {
    if (message.type === "present") this.#attend(message);
    else {
      this.#count += 1;
      this.said = { seat: message.seat, phrase: message.phrase, number: this.#count };
    }
  }

  /** A line is there again: whoever was away still is. */
  began(): void {
    this.#began = performance.now();
    if (this.#away) this.send({ type: "here", away: true });
  }

  lost(): void {
    clearTimeout(this.#settled);
    this.present = null;
  }

  speak(phrase: Phrase): void {
    this.send({ type: "say", phrase });
  }

  close(): void {
    clearTimeout(this.#hidden);
    clearTimeout(this.#settled);
    document.removeEventListener("visibilitychange", this.#look);
  }

  #attend(present: Present): void {
    clearTimeout(this.#settled);
    const wait = this.#began + SETTLING - performance.now();
    if (wait <= 0 || (present.jack && present.detective)) this.present = present;
    else this.#settled = window.setTimeout(() => (this.present = present), wait);
  }

  #look = (): void => {
    clearTimeout(this.#hidden);
    if (document.hidden) this.#hidden = window.setTimeout(() => this.#tell(true), HIDDEN);
    else if (this.#away) this.#tell(false);
  };

  #tell(away: boolean): void {
    this.#away = away;
    this.send({ type: "here", away });
  }
}
