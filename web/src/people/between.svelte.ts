/**
 * What stands between the two at a table: a takeback or a rematch that one asks for, and what came of it. All of it follows
 * from the log, so it is there for whoever comes back.
 */

import { rematch } from "../net/api";
import type { SeatName } from "../net/game";
import { held } from "../net/keys";
import type { Event, Problem } from "../net/protocol";
import { failureText } from "../problems";
import { router } from "../router.svelte";
import type { Seats } from "../table/seats.svelte";
import { say } from "../words/words.svelte";
import { calledFirst, opposite } from "./naming";

export interface Answer {
  id: "agree" | "decline" | "withdraw" | "go" | "watch";
  label: string;
  act: () => void;
}

/** A question that waits for its answer, or what was answered last. */
export interface Question {
  id: string;
  text: string;
  /** Whether somebody here is to answer. */
  calls: boolean;
  answers: Answer[];
}

/** What is told of an entry of the log, while it is the last one. */
const TOLD: Partial<Record<Event["kind"], string>> = {
  "takeback-declined": "told-takeback-declined",
  "takeback-withdrawn": "told-takeback-withdrawn",
  "rematch-declined": "told-rematch-declined",
  "rematch-withdrawn": "told-rematch-withdrawn",
};

export class Between {
  /** What could not be done. */
  problem = $state("");
  #busy = $state(false);
  /** Whether a rematch that comes about is one that was asked for from this page. */
  #asked = false;

  constructor(
    private readonly seats: Seats,
    /** Says why something was not done, or nothing. */
    private readonly report: (asked: Promise<Problem | null>) => unknown,
  ) {
    $effect(() => {
      const turn = seats.own.turn;
      if (turn?.rematch_offer && turn.rematch_offer === seats.you) this.#asked = true;
      if (turn?.rematch && this.#asked) {
        this.#asked = false;
        void this.again();
      }
    });
  }

  /** Whether another person has to agree to a rematch. */
  get needsAsking(): boolean {
    return this.seats.againstPerson;
  }

  /** Whether a rematch can be asked for, or begun, now. */
  get mayAsk(): boolean {
    const turn = this.seats.own.turn;
    if (turn?.phase !== "over" || this.seats.you === "spectator" || this.#busy) return false;
    return !this.needsAsking || (!turn.rematch_offer && !turn.rematch);
  }

  /** What is asked or was answered now; null where nothing is. */
  get now(): Question | null {
    const { turn, events } = this.seats.own;
    if (!turn || this.seats.shared) return null;
    if (turn.phase === "over" && turn.rematch) return this.#begun(turn.rematch);
    if (turn.rematch_offer) return this.#rematch(turn.rematch_offer);
    if (turn.offer) return this.#takeback(turn.offer);
    const last = events.at(-1);
    if (!last || (last.actor !== "jack" && last.actor !== "detective")) return null;
    const told = TOLD[last.kind];
    if (told) return this.#told(told, last.actor);
    const agreed = last.kind === "taken-back" && events.at(-2)?.kind === "takeback-offered";
    return agreed ? this.#told("told-taken-back", last.actor) : null;
  }

  offer = (): void => void this.report(this.seats.own.offerRematch());

  /** Play again: two at one screen take both their seats. */
  again = async (): Promise<void> => {
    const { match } = this.seats;
    this.#busy = true;
    this.problem = "";
    try {
      let next = match;
      for (const token of Object.values(held(match))) next = (await rematch(match, token)).match;
      router.go(`/match/${next}`);
    } catch (error) {
      this.problem = failureText(error);
    } finally {
      this.#busy = false;
    }
  };

  #takeback(asker: SeatName): Question {
    const own = this.seats.own;
    const answering = this.seats.answering;
    const answers: Answer[] = answering
      ? [
          { id: "agree", label: say("agree"), act: () => this.report(answering.answer(true)) },
          { id: "decline", label: say("decline"), act: () => this.report(answering.answer(false)) },
        ]
      : [];
    if (asker === this.seats.you) answers.push(this.#withdrawal(() => own.withdraw()));
    return this.#question("asked-takeback", asker, answering !== null, answers);
  }

  #rematch(asker: SeatName): Question {
    const { own, you } = this.seats;
    if (asker === you) return this.#question("asked-rematch", asker, false, [this.#withdrawal(() => own.withdraw())]);
    if (you === "spectator") return this.#question("asked-rematch", asker, false, []);
    return this.#question("asked-rematch", asker, true, [
      { id: "agree", label: say("rematch-accept"), act: () => void this.again() },
      { id: "decline", label: say("decline"), act: () => this.report(own.declineRematch()) },
    ]);
  }

  #begun(match: string): Question {
    const watches = this.seats.you === "spectator";
    const go: Answer = watches
      ? { id: "watch", label: say("rematch-watch"), act: () => router.go(`/match/${match}`) }
      : { id: "go", label: say("rematch-go"), act: () => void this.again() };
    return { id: "told-rematch", text: say("told-rematch"), calls: !watches, answers: [go] };
  }

  #withdrawal(ask: () => Promise<Problem | null>): Answer {
    return { id: "withdraw", label: say("withdraw"), act: () => this.report(ask()) };
  }

  #told(id: string, actor: SeatName): Question {
    return this.#question(id, actor, false, []);
  }

  /** In the words for whoever did it, or for everybody else. */
  #question(id: string, actor: SeatName, calls: boolean, answers: Answer[]): Question {
    const text = actor === this.seats.you ? say(`${id}-own`) : say(id, { name: calledFirst(this.seats, actor) });
    return { id, text, calls, answers };
  }
}

/** The seat across the table from this screen's own; null where both or none are. */
export const across = (seats: Seats): SeatName | null =>
  seats.you === "jack" || seats.you === "detective" ? opposite(seats.you) : null;
