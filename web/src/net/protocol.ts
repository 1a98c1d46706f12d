/** Made from protocol.py by `python -m tools.protocol_types`: do not edit. */

/** A request was applied and is kept, as entry `number`; `repeated` if that had happened before. */
export interface Accepted {
  type: "accepted";
  client: string;
  after: number;
  number: number;
  repeated?: boolean;
}

/** Play an action, by its text. */
export interface Act {
  type: "act";
  client: string;
  after: number;
  action: string;
}

/** Agree to the opponent's takeback, or not. */
export interface AnswerTakeback {
  type: "answer-takeback";
  client: string;
  after: number;
  agree: boolean;
}

/** Play again with the seats swapped. */
export interface AskRematch {
  words?: string;
}

/** Where the first events of a match were taken from: a finished match, and how many of its events. */
export interface Beginning {
  match: string;
  events: number;
}

/** This seat is played by the server's AI. */
export interface ByAI {
  kind: "ai";
  level?: number;
}

/** This seat is for a program: one that brings the invitation or, with a name, one of the server's own. */
export interface ByBot {
  kind: "bot";
  name?: string;
}

/** This seat is for whoever brings the invitation. */
export interface ByFriend {
  kind: "open";
}

/** This seat is for whoever creates the match. */
export interface ByMe {
  kind: "me";
  words?: string;
}

/** A chance event: how many equally likely outcomes it had, and the place among them of the one that came. */
export interface Chance {
  below: number;
  index: number;
}

/** Every chance event of a finished match, in order: what anybody needs to check it against its deal. */
export interface Chances {
  chances: Chance[];
  borrowed?: number;
}

/** A new match: which game, under which rule options, and who takes which seat. */
export interface CreateMatch {
  game: "classic" | "pocket";
  seats: SeatWishes;
  options?: Record<string, string | number | boolean>;
}

/** The new match: the creator's seat tokens, and an invitation for each open seat, to be passed on. */
export interface Created {
  match: string;
  commitment: string;
  tokens: Keys;
  invitations: Keys;
}

/** One entry of the match's log, as the viewer may know it. */
export interface Event {
  number: number;
  kind: "chance" | "joined" | "move" | "rematch" | "resigned" | "takeback-declined" | "takeback-offered" | "taken-back";
  actor: "chance" | "detective" | "jack" | null;
  action?: string | null;
  announced?: string;
  target?: string;
  position?: Position | null;
}

/** A game that can be played here. */
export interface GameInfo {
  name: "classic" | "pocket";
  rules: number;
  options: OptionInfo[];
  levels: number[];
}

/** The games that can be played here, and the server's own programs that can take a seat. */
export interface Games {
  games: GameInfo[];
  bots?: string[];
}

/** Whether the server can do its work. */
export interface Health {
  status: "ok" | "unavailable";
  protocol: number;
}

/** The first message: which match, the token of my seat (none to look on) and what I have seen last. */
export interface Hello {
  type: "hello";
  version: number;
  match: string;
  token?: string | null;
  seen?: number;
}

/** Take the open seat that an invitation is for. */
export interface Join {
  invitation: string;
  words?: string;
}

/** A seat in a match, and the token that holds it. */
export interface Joined {
  match: string;
  seat: "detective" | "jack";
  token: string;
}

/** A secret for each of some seats. */
export interface Keys {
  jack?: string | null;
  detective?: string | null;
}

/** What is there to draw at this number of the log? With one of my legal actions: and how would that look? */
export interface Look {
  type: "look";
  number: number;
  action?: string | null;
}

/** The matches in which the given tokens hold a seat, latest first. */
export interface MyMatches {
  matches: Summary[];
}

/** The seat tokens a browser keeps. */
export interface MyTokens {
  tokens: string[];
}

/** A rule option: the values it takes, the first being the default, and what it means. */
export interface OptionInfo {
  name: string;
  values: (string | number | boolean)[];
  meaning: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** Go on from a position of a finished match, against an AI. */
export interface PlayOn {
  number: number;
  seat: "detective" | "jack";
  level?: number;
  words?: string;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** A request that changed nothing, and why. `number` is the latest entry, where that helps. */
export interface Problem {
  type: "problem";
  code: "illegal" | "internal" | "malformed" | "no-seat" | "no-takeback" | "not-over" | "not-started" | "not-your-turn" | "old-rules" | "over" | "own-seat" | "seat-taken" | "stale" | "too-large" | "too-many" | "unknown-match" | "unknown-page" | "unsupported-version" | "withheld" | "wrong-options" | "wrong-token";
  message: string;
  client?: string | null;
  after?: number | null;
  number?: number | null;
}

/** A match event by event through one lens; all lenses are open once it is over. */
export interface Replay {
  lens: "complete" | "detective" | "jack" | "spectator";
  events: Event[];
  borrowed?: Beginning | null;
}

/** Give the game up. */
export interface Resign {
  type: "resign";
  client: string;
  after: number;
}

/** How a match ended. */
export interface Result {
  winner: "detective" | "jack";
  reason: string;
}

/** What the commitment hid, in hexadecimal, and the seats' words, Jack's first. */
export interface RevealedDeal {
  secret: string;
  salt: string;
  words: string[];
}

/** Who sits at a seat; `name` is that of the server's program, where it is one. */
export interface SeatInfo {
  kind: "ai" | "bot" | "person";
  taken: boolean;
  level?: number | null;
  name?: string | null;
}

/** Who takes which seat. */
export interface SeatWishes {
  jack: ByMe | ByFriend | ByBot | ByAI;
  detective: ByMe | ByFriend | ByBot | ByAI;
}

/** Who sits where. */
export interface Seats {
  jack: SeatInfo;
  detective: SeatInfo;
}

/** What a table draws beyond the position at `number`; with an action, how the board would look after it. */
export interface Sight {
  type: "sight";
  number: number;
  display: Position;
  action?: string | null;
  preview?: Position | null;
}

/** One of my matches, in a line. */
export interface Summary {
  match: string;
  game: "classic" | "pocket";
  seat: "detective" | "jack";
  phase: "over" | "playing" | "waiting";
  to_act: "detective" | "jack" | null;
  number: number;
  result: Result | null;
}

/** The whole match as the viewer may know it, with the events it has missed. */
export interface Table {
  type: "table";
  version: number;
  match: string;
  game: "classic" | "pocket";
  rules: number;
  options: Record<string, string | number | boolean>;
  commitment: string;
  you: "detective" | "jack" | "spectator";
  seats: Seats;
  position: Position;
  events: Event[];
  turn: Turn;
  borrowed?: Beginning | null;
}

/** Take my last action back, or ask for it where that needs consent. */
export interface TakeBack {
  type: "takeback";
  client: string;
  after: number;
}

/** How the match stands now: who is to act, what the viewer may do, how it ended. */
export interface Turn {
  number: number;
  phase: "over" | "playing" | "waiting";
  to_act: "detective" | "jack" | null;
  legal: string[];
  takeback: "ask" | "free" | "no";
  offer: "detective" | "jack" | null;
  result: Result | null;
  revealed?: Position | null;
  deal?: RevealedDeal | null;
  rematch?: string | null;
}

/** What just happened, and how the match stands now. */
export interface Update {
  type: "update";
  events: Event[];
  turn: Turn;
}

// biome-ignore lint/suspicious/noExplicitAny: fields differ from game to game
export type Position = Record<string, any>;
export type FromClient = Hello | Ping | Look | Act | Resign | TakeBack | AnswerTakeback;
export type FromServer = Table | Update | Sight | Accepted | Problem | Pong;
export type SeatRequest = Act | Resign | TakeBack | AnswerTakeback;
