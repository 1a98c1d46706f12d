/** One seat's connection to a match: what it knows, what it may do, and getting back when the line drops. */

import type * as wire from "./protocol";

export type Line = "connecting" | "open" | "lost";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

interface Waiting {
  request: wire.Act | wire.Resign | wire.TakeBack | wire.AnswerTakeback;
  done: (problem: wire.Problem | null) => void;
}

/** A client's own name, so that a request sent twice is applied once. */
function freshName(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36)).join("");
}

export class MatchLine {
  line = $state<Line>("connecting");
  table = $state.raw<wire.Table | null>(null);
  turn = $state.raw<wire.Turn | null>(null);
  events = $state.raw<wire.Event[]>([]);
  refused = $state.raw<wire.Problem | null>(null);

  /** What this seat knows now. */
  get position(): wire.Position | null {
    const known = [...this.events].reverse().find((event) => event.position);
    return known?.position ?? this.table?.position ?? null;
  }

  readonly #name = freshName();
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;
  #waiting: Waiting | null = null;
  #previews = new Map<string, (board: wire.Position | null) => void>();

  constructor(
    readonly match: string,
    readonly token: string | undefined,
  ) {
    this.#connect();
    addEventListener("online", this.#connectNow);
  }

  /** Leave the match; the seat stays ours. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#connectNow);
    this.#socket?.close();
  }

  act = (action: string): Promise<wire.Problem | null> => this.#ask({ type: "act", ...this.#stamp(), action });
  resign = (): Promise<wire.Problem | null> => this.#ask({ type: "resign", ...this.#stamp() });
  takeBack = (): Promise<wire.Problem | null> => this.#ask({ type: "takeback", ...this.#stamp() });
  answerTakeback = (agree: boolean): Promise<wire.Problem | null> =>
    this.#ask({ type: "answer-takeback", ...this.#stamp(), agree });

  /** How the board would look after an action, or null where that can't be told. */
  preview(action: string): Promise<wire.Position | null> {
    return new Promise((resolve) => {
      this.#previews.set(action, resolve);
      this.#send({ type: "look", number: this.turn?.number ?? 0, action });
    });
  }

  #stamp(): { client: string; after: number } {
    return { client: this.#name, after: this.turn?.number ?? 0 };
  }

  #ask(request: Waiting["request"]): Promise<wire.Problem | null> {
    return new Promise((done) => {
      this.#waiting = { request, done };
      this.#send(request);
    });
  }

  #send(message: wire.FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connectNow = (): void => {
    if (this.line === "lost") this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/v1/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      const hello: wire.Hello = { type: "hello", version: 1, match: this.match, seen: this.events.length };
      socket.send(JSON.stringify(this.token ? { ...hello, token: this.token } : hello));
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as wire.FromServer);
    socket.onclose = () => {
      if (this.#closed || this.#socket !== socket || this.refused) return;
      this.line = "lost";
      this.#timer = window.setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    };
  }

  #hear(message: wire.FromServer): void {
    switch (message.type) {
      case "table":
        this.table = message;
        this.#take(message.events, message.turn);
        this.line = "open";
        this.#wait = FIRST_WAIT;
        if (this.#waiting) this.#send(this.#waiting.request);
        break;
      case "update":
        this.#take(message.events, message.turn);
        break;
      case "accepted":
        this.#settle(null);
        break;
      case "problem":
        if (!this.table) this.refused = message;
        this.#settle(message);
        break;
      case "sight":
        this.#previews.get(message.action ?? "")?.(message.preview ?? null);
        this.#previews.delete(message.action ?? "");
        break;
    }
  }

  #take(events: wire.Event[], turn: wire.Turn): void {
    const fresh = events.filter((event) => event.number > this.events.length);
    this.events = [...this.events, ...fresh];
    this.turn = turn;
  }

  #settle(problem: wire.Problem | null): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.done(problem);
  }
}
