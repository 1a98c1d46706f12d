/** A server for tests: sockets that are opened, answered and lost by hand. */

import type { Beat, Event, FromClient, FromServer, Position, Table, Turn } from "./protocol";

export class FakeSocket {
  static opened: FakeSocket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: FromClient[] = [];
  onopen: () => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly address: string) {
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.lose();
  }

  /** The connection is there. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  /** The server says something. */
  says(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** The connection is lost. */
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  /** What was sent of a type. */
  sentOf<Type extends FromClient["type"]>(type: Type): Extract<FromClient, { type: Type }>[] {
    return this.sent.filter((message): message is Extract<FromClient, { type: Type }> => message.type === type);
  }
}

/** A position that can be told from others by its turn. */
export const position = (turn: number): Position => ({ game: "pocket", turn }) as Partial<Position> as Position;

export const turn = (number: number, special: Partial<Turn> = {}): Turn => ({
  number,
  phase: "playing",
  to_act: "jack",
  legal: [],
  takeback: "no",
  offer: null,
  result: null,
  choices: null,
  ending: [],
  revealed: null,
  deal: null,
  rematch: null,
  rematch_offer: null,
  ...special,
});

export const event = (number: number, at: Position | null = null, beats: Beat[] = []): Event => ({
  number,
  kind: "action",
  actor: "jack",
  action: null,
  beats,
  target: "",
  failure: "",
  board: null,
  position: at,
});

export const table = (events: Event[], at: Position, special: Partial<Table> = {}): Table => ({
  type: "table",
  version: 2,
  match: "m",
  game: "pocket",
  rules: 1,
  options: {},
  commitment: "",
  you: "jack",
  seats: {
    jack: { kind: "person", taken: true, level: null, name: null, words_missing: false },
    detective: { kind: "ai", taken: true, level: 1, name: null, words_missing: false },
  },
  position: at,
  events,
  turn: turn(events.length),
  borrowed: null,
  hurried: false,
  ...special,
});
