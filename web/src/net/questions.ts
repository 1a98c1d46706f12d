/** What a seat only wants to know: each question has one answer, or none if the line is lost. */

import type {
  Advice,
  AskCoach,
  AskHint,
  AskWhyNot,
  Coached,
  Describe,
  Described,
  Look,
  Looked,
  Preview,
  Previewed,
  WhyNot,
} from "./protocol";
import type { Socket } from "./socket";

type Question = Look | Preview | AskWhyNot | AskHint | AskCoach | Describe;
export type Answer = Looked | Previewed | WhyNot | Advice | Coached | Described;

const ANSWERS = {
  look: "looked",
  preview: "previewed",
  "ask-why-not": "why-not",
  "ask-hint": "advice",
  "ask-coach": "coached",
  describe: "described",
} as const;

type AnswerTo<Q extends Question> = Extract<Answer, { type: (typeof ANSWERS)[Q["type"]] }>;

interface Waiting {
  question: Question;
  answered: (answer: Answer | null) => void;
}

export class Questions {
  #waiting: Waiting[] = [];

  constructor(private readonly socket: Socket) {}

  /** Ask; resolves with null where there is no answer. */
  ask<Q extends Question>(question: Q): Promise<AnswerTo<Q> | null> {
    return new Promise((resolve) => {
      if (!this.socket.send(question)) return resolve(null);
      this.#waiting.push({ question, answered: (answer) => resolve(answer as AnswerTo<Q> | null) });
    });
  }

  /** Hear an answer. */
  hear(answer: Answer): void {
    this.#settle(({ question }) => fits(answer, question), answer);
  }

  /** What was asked first gets no answer; false if nothing was asked. */
  refuse(): boolean {
    return this.#settle(() => true, null);
  }

  /** Nobody will answer any more. */
  lost(): void {
    while (this.refuse());
  }

  #settle(meant: (waiting: Waiting) => boolean, answer: Answer | null): boolean {
    const at = this.#waiting.findIndex(meant);
    const [found] = at < 0 ? [] : this.#waiting.splice(at, 1);
    found?.answered(answer);
    return found !== undefined;
  }
}

function fits(answer: Answer, question: Question): boolean {
  if (ANSWERS[question.type] !== answer.type) return false;
  if ("number" in question) return question.number === answer.number;
  return !("action" in question) || !("action" in answer) || answer.action === question.action;
}
