/** One seat's table at the server: what it knows, what it may do, and getting back when the line drops. */

import type * as wire from "./protocol";
import { Questions } from "./questions";
import { Requests } from "./requests";
import { Socket } from "./socket";
import type { Applied, Line, TableSource } from "./source";

const VERSION = 2;

export class ServerTable implements TableSource {
  line = $state<Line>("connecting");
  table = $state.raw<wire.Table | null>(null);
  turn = $state.raw<wire.Turn | null>(null);
  events = $state.raw<wire.Event[]>([]);
  caughtUp = $state(0);
  position = $state.raw<wire.Position | null>(null);
  refused = $state.raw<wire.Problem | null>(null);

  readonly #requests = new Requests(
    () => this.turn?.number ?? 0,
    (request) => this.#socket.send(request),
  );
  readonly #questions = new Questions((question) => this.#socket.send(question));
  readonly #positions = new Map<number, wire.Position>();
  readonly #socket: Socket;

  constructor(
    readonly match: string,
    readonly token: string | undefined,
  ) {
    this.#socket = new Socket({
      opened: () => this.#hello(),
      heard: (message) => this.#hear(message),
      lost: () => this.#lost(),
    });
  }

  close(): void {
    this.#socket.close();
  }

  act = (action: string): Applied => this.#requests.ask({ type: "act", action });
  resign = (): Applied => this.#requests.ask({ type: "resign" });
  takeBack = (): Applied => this.#requests.ask({ type: "takeback" });
  answer = (agree: boolean): Applied => this.#requests.ask({ type: "answer-takeback", agree });

  async preview(action: string): Promise<wire.Board | null> {
    return (await this.#questions.ask({ type: "preview", action }))?.board ?? null;
  }

  async whyNot(action: string): Promise<wire.Message | null> {
    return (await this.#questions.ask({ type: "ask-why-not", action }))?.reason ?? null;
  }

  hint(): Promise<wire.Advice | null> {
    return this.#questions.ask({ type: "ask-hint" });
  }

  async look(number: number): Promise<wire.Position | null> {
    const kept = this.#positions.get(number);
    if (kept) return kept;
    const position = (await this.#questions.ask({ type: "look", number }))?.position ?? null;
    if (position) this.#positions.set(number, position);
    return position;
  }

  #hello(): void {
    const hello: wire.Hello = {
      type: "hello",
      version: VERSION,
      match: this.match,
      seen: this.events.length,
      choices: true,
    };
    this.#socket.send(this.token ? { ...hello, token: this.token } : hello);
  }

  #lost(): void {
    if (this.refused) this.close();
    else this.line = "lost";
    this.#questions.lost();
  }

  #hear(message: wire.FromServer): void {
    switch (message.type) {
      case "table":
        this.table = message;
        this.#take(message.events, message.turn);
        this.caughtUp = this.events.length;
        this.#knows(message.position, this.caughtUp);
        this.line = "open";
        this.#socket.answered();
        this.#requests.sendNext();
        break;
      case "update":
        for (const event of this.#take(message.events, message.turn)) {
          const known = event.position ?? this.position;
          if (known) this.#knows(known, event.number);
        }
        break;
      case "accepted":
        this.#requests.hear(message);
        break;
      case "problem":
        this.#refused(message);
        break;
      case "pong":
        break;
      default:
        this.#questions.hear(message);
    }
  }

  /** Take over what is new among these events. */
  #take(events: wire.Event[], turn: wire.Turn): wire.Event[] {
    const fresh = events.filter((event) => event.number > this.events.length);
    this.events = [...this.events, ...fresh];
    this.turn = turn;
    return fresh;
  }

  #knows(position: wire.Position, number: number): void {
    this.position = position;
    this.#positions.set(number, position);
  }

  /** A problem answers the request it names; without a name what was asked last, or the hello. */
  #refused(problem: wire.Problem): void {
    if (!this.table) this.refused = problem;
    else if (!this.#requests.hear(problem) && !this.#questions.refuse()) this.#requests.refuse(problem);
  }
}
