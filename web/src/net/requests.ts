/** What a seat asks to be done, one at a time: the next is sent when the one before it was answered. */

import type { Accepted, Problem, SeatRequest } from "./protocol";
import type { Socket } from "./socket";
import type { TableSource } from "./source";

/** A request without its stamp. */
export type Unstamped = SeatRequest extends infer One
  ? One extends SeatRequest
    ? Omit<One, "client" | "after">
    : never
  : never;

interface Waiting {
  what: Unstamped;
  /** The event that the seat had seen last when it asked. */
  seen: number;
  sent: SeatRequest | null;
  /** How often it is still asked again where the server can't store anything. */
  again: number;
  done: (problem: Problem | null) => void;
}

const TIMES = 5;
const AGAIN = 1500;

/** A client's own name, so that a request sent twice is applied once. */
function freshName(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36)).join("");
}

export class Requests {
  readonly #client = freshName();
  readonly #waiting: Waiting[] = [];

  constructor(
    private readonly socket: Socket,
    private readonly source: Pick<TableSource, "turn">,
  ) {}

  /** Ask for something; resolves with the answer to exactly this. */
  ask(what: Unstamped): Promise<Problem | null> {
    return new Promise((done) => {
      this.#waiting.push({ what, seen: this.#latest, sent: null, again: TIMES, done });
      if (this.#waiting.length === 1) this.sendNext();
    });
  }

  /** Send what waits first, or send it again: the line was lost in between. */
  sendNext(): void {
    const first = this.#waiting[0];
    if (!first) return;
    // An action is meant for the position the player saw; giving up or taking back for whatever it is by then.
    const after = first.what.type === "act" ? first.seen : this.#latest;
    first.sent ??= { ...first.what, client: this.#client, after } as SeatRequest;
    this.socket.send(first.sent);
  }

  /** Hear an answer; false if it was to no request of ours. */
  hear(answer: Accepted | Problem): boolean {
    const first = this.#waiting[0];
    if (!first?.sent || answer.client !== this.#client || answer.after !== first.sent.after) return false;
    if (answer.type === "problem" && answer.code === "unavailable" && first.again > 0) this.#askLater(first);
    else this.#settle(answer.type === "problem" ? answer : null);
    return true;
  }

  /** What waits first is not done, for a reason that names no request. */
  refuse(problem: Problem): void {
    if (this.#waiting[0]?.sent) this.#settle(problem);
  }

  #askLater(first: Waiting): void {
    first.again -= 1;
    setTimeout(() => {
      if (this.#waiting[0] === first) this.sendNext();
    }, AGAIN);
  }

  #settle(problem: Problem | null): void {
    this.#waiting.shift()?.done(problem);
    this.sendNext();
  }

  get #latest(): number {
    return this.source.turn?.number ?? 0;
  }
}
