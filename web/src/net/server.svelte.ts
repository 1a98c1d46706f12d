/** One seat's table at the server: what it knows, what it may do, and getting back when the line drops. */

import { addWords } from "./api";
import { Refused } from "./asking";
import { Company } from "./company.svelte";
import type * as wire from "./protocol";
import { Questions } from "./questions";
import { Requests } from "./requests";
import { Socket } from "./socket";
import type { Applied, Line, TableSource } from "./source";

const VERSION = 2;
/** Milliseconds after which words are sent again of which nobody knows if they were added. */
const WORDS_LATER = 5000;

export class ServerTable implements TableSource {
  line = $state<Line>("connecting");
  table = $state.raw<wire.Table | null>(null);
  turn = $state.raw<wire.Turn | null>(null);
  events = $state.raw<wire.Event[]>([]);
  caughtUp = $state(0);
  hurried = $state(false);
  refused = $state.raw<{ code: string } | null>(null);
  readonly company: Company;
  readonly position = $derived(this.events.at(-1)?.position ?? this.table?.position ?? null);

  readonly #socket: Socket;
  readonly #requests: Requests;
  readonly #questions: Questions;
  #wordsLater = 0;
  #left = false;

  constructor(
    readonly match: string,
    readonly token: string | undefined,
  ) {
    this.#socket = new Socket(match, { opened: this.#hello, heard: this.#hear, lost: this.#lost });
    this.#requests = new Requests(this.#socket, this);
    this.#questions = new Questions(this.#socket);
    this.company = new Company((message) => this.line === "open" && this.#socket.send(message));
  }

  close(): void {
    this.#left = true;
    clearTimeout(this.#wordsLater);
    this.company.close();
    this.#socket.close();
  }

  act = (action: string): Applied => this.#requests.ask({ type: "act", action });
  resign = (): Applied => this.#requests.ask({ type: "resign" });
  takeBack = (): Applied => this.#requests.ask({ type: "takeback" });
  answer = (agree: boolean): Applied => this.#requests.ask({ type: "answer-takeback", agree });
  offerRematch = (): Applied => this.#requests.ask({ type: "offer-rematch" });
  declineRematch = (): Applied => this.#requests.ask({ type: "decline-rematch" });
  withdraw = (): Applied => this.#requests.ask({ type: "withdraw" });

  async preview(action: string): Promise<wire.Board | null> {
    return (await this.#questions.ask({ type: "preview", action }))?.board ?? null;
  }

  async whyNot(action: string): Promise<wire.Message | null> {
    return (await this.#questions.ask({ type: "ask-why-not", action }))?.reason ?? null;
  }

  coach(): Promise<wire.Coached | null> {
    return this.#questions.ask({ type: "ask-coach" });
  }

  describe(number: number): Promise<wire.Described | null> {
    return this.#questions.ask({ type: "describe", number });
  }

  hint(): Promise<wire.Advice | null> {
    return this.#questions.ask({ type: "ask-hint" });
  }

  async look(number: number): Promise<wire.Position | null> {
    const event = this.events[number - 1];
    if (!event || event.position) return event?.position ?? null;
    event.position = (await this.#questions.ask({ type: "look", number }))?.position ?? null;
    return event.position;
  }

  #hello = (): void => {
    const hello: wire.Hello = {
      type: "hello",
      version: VERSION,
      match: this.match,
      seen: this.events.length,
      choices: true,
      company: true,
    };
    this.#socket.send(this.token ? { ...hello, token: this.token } : hello);
  };

  #lost = (): void => {
    if (this.refused) this.close();
    else this.line = "lost";
    this.#questions.lost();
    this.company.lost();
  };

  #hear = (message: wire.FromServer): void => {
    switch (message.type) {
      case "table":
        this.#begin(message);
        break;
      case "update":
        this.#add(message.events);
        if (message.seats && this.table) {
          this.table = { ...this.table, seats: message.seats };
          void this.#addWords(this.table);
        }
        this.hurried &&= message.turn.to_act === this.turn?.to_act;
        this.turn = message.turn;
        break;
      case "present":
      case "said":
        this.company.hear(message);
        break;
      case "thinking":
        this.hurried = message.hurried;
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
  };

  /** What happened since, each with the position after it. */
  #add(news: readonly wire.Event[]): void {
    const events = [...this.events];
    let { position } = this;
    for (const event of news) {
      if (event.number <= events.length) continue;
      position = event.position ?? position;
      events.push({ ...event, position });
    }
    if (events.length > this.events.length) this.events = events;
  }

  /** The match as it stands, with what was missed: only the last of that has its position. */
  #begin(table: wire.Table): void {
    const missed = table.events.filter((event) => event.number > this.events.length);
    const last = missed.at(-1);
    if (last) last.position = table.position;
    this.table = table;
    this.events = [...this.events, ...missed];
    this.turn = table.turn;
    this.hurried = table.hurried;
    this.caughtUp = this.events.length;
    this.line = "open";
    this.#socket.answered();
    this.#requests.sendNext();
    this.company.began();
    void this.#addWords(table);
  }

  /** Add the words that the deal waits for, where whoever made the match did not come to it. */
  async #addWords(table: wire.Table): Promise<void> {
    const { you, seats, commitment } = table;
    clearTimeout(this.#wordsLater);
    if (you === "spectator" || !this.token || !seats[you].words_missing || table !== this.table) return;
    try {
      if ((await addWords(this.match, you, this.token, commitment)) || this.#left) return;
      this.#wordsLater = window.setTimeout(() => void this.#addWords(table), WORDS_LATER);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "other-commitment") return; // the deal goes on without us
      this.refused = error;
      this.close();
    }
  }

  /** A problem answers the request it names; without a name what was asked last, or the hello. */
  #refused(problem: wire.Problem): void {
    if (problem.code === "unavailable" && !problem.client) return; // the server hangs up, and we come back
    if (!this.table) this.refused = problem;
    else if (!this.#requests.hear(problem) && !this.#questions.refuse()) this.#requests.refuse(problem);
  }
}
