/** The table in words: what every place is called, whose turn it is, and answers to whoever asks how it stands. */

import { untrack } from "svelte";
import type { Names } from "../../board/names";
import type { Described, Message } from "../../net/protocol";
import { narrate, say, sentence } from "../../words/words.svelte";
import type { Announcer } from "../announcer.svelte";
import type { Chooser } from "../chooser.svelte";
import { said } from "../narration";
import type { Seats } from "../seats.svelte";
import type { Showing } from "../showing.svelte";
import { weightyOf } from "../weighty";

/** Sentences one after another, each with its stop. */
export const told = (sentences: readonly Message[] = []): string =>
  sentences.map((one) => sentence(one).replace(/[^.!?…]$/u, "$&.")).join(" ");

/** A hex is called as it is written, any other place begins a sentence. */
const nameOf = (place: string, message: Message): string =>
  place.startsWith("hex-") ? narrate(message) : sentence(message);

/** What some places are called. */
export const namesOf = (places: Record<string, Message> = {}): Names =>
  Object.fromEntries(Object.entries(places).map(([place, message]) => [place, nameOf(place, message)]));

export class Ear {
  /** The position that is shown, in words; null until that is known. */
  described = $state.raw<Described | null>(null);
  /** What every place is called. */
  readonly names = $derived(namesOf(this.described?.places));
  /** How many events had been shown when the places were last asked for, with whatever came of it. */
  #asked = $state(-1);
  #greeted = false;
  #called = -1;

  constructor(
    private readonly seats: Seats,
    private readonly showing: Showing,
    private readonly announcer: Announcer,
    private readonly chooser: Chooser,
  ) {
    $effect(() => {
      const { number } = this;
      const awaited = seats.called && !seats.choices; // what may be done is the first to be asked for
      if (seats.own.line === "open" && !showing.behind && !awaited) void this.#learn(number);
    });
    $effect(() => this.#greet());
    $effect(() => this.#call());
    $effect(() => {
      const display = chooser.preview?.display;
      if (display)
        announcer.speak(say("split", { seen: display.seen.length, hidden: display.hidden.length }), "preview");
    });
    $effect(() => announcer.speak(chooser.notice, "problem"));
    $effect(() => {
      if (chooser.asked) untrack(this.#warn);
    });
  }

  /** How many events have happened where the board is looked at. */
  private get number(): number {
    return this.showing.lookingAt ?? this.showing.shown;
  }

  /** Say who sees whom. */
  sight = (): void => this.announcer.speak(told(this.described?.sight), "answer");

  /** Say how it stands. */
  overview = (): void => this.announcer.speak(told(this.described?.overview), "answer");

  /** Say what has happened since this seat acted last, its action included. */
  news = (): void => {
    const events = this.seats.own.events.slice(0, this.showing.shown);
    const mine = events.findLastIndex((event) => event.kind === "action" && event.actor === this.seats.own.table?.you);
    const lines = events.slice(Math.max(mine, 0)).flatMap((event) => said(event, this.announcer.open()));
    this.announcer.speak(told(lines.map(({ message }) => message)) || say("ear-nothing-new"), "answer");
  };

  /** Say that the board ends here. */
  edge = (): void => this.announcer.speak(say("ear-edge"), "answer");

  async #learn(number: number): Promise<void> {
    const described = await this.seats.own.describe(number);
    if (number !== this.number) return; // the table has gone on meanwhile
    if (described) this.described = described;
    this.#asked = number;
  }

  /** What may lose the game is said as it is asked: is it meant? */
  #warn = (): void => {
    this.announcer.speak(weightyOf(this.chooser.path)?.question ?? "", "problem");
  };

  /** Who one is and what one wants is said first. */
  #greet(): void {
    const { own, you } = this.seats;
    if (!own.table || this.#greeted) return;
    this.#greeted = true;
    const { game } = own.table;
    if (you === "both") this.announcer.speak(say("goal-both"), "turn");
    else if (you === "spectator") this.announcer.speak(say("goal-spectator"), "turn");
    else this.announcer.speak(say(`goal-${game}-${you}`), "turn");
  }

  /** A turn of ours is announced once all that happened before it was shown, and the places are called after it. */
  #call(): void {
    const { seats, showing, chooser } = this;
    const number = seats.own.turn?.number ?? -1;
    if (!seats.called || !showing.live || !chooser.open || number === this.#called) return;
    if (this.#asked !== showing.shown || !chooser.asks) return; // whoever has picked already knows
    this.#called = number;
    this.announcer.speak(`${say("your-turn")}. ${narrate({ id: chooser.asks, args: {} })}`, "turn");
  }
}
