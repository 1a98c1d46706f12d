/** Made from server/protocol by `python -m tools.protocol_types`: do not edit. */

/** A request was applied and is kept, as entry `number`; `repeated` if that had happened before. */
export interface Accepted {
  type: "accepted";
  client: string;
  after: number;
  number: number;
  repeated: boolean;
}

/** Play an action, by its text. */
export interface Act {
  type: "act";
  client: string;
  after: number;
  action: string;
}

/** A seat's own random words for the deal, once its commitment is known. */
export interface AddWords {
  words: string;
}

/** What the AI would do in the viewer's place, from what the viewer knows. */
export interface Advice {
  type: "advice";
  number: number;
  action: string;
  reason: Message;
  candidates: Candidate[];
}

/** Agree to the opponent's takeback, or not. */
export interface AnswerTakeback {
  type: "answer-takeback";
  client: string;
  after: number;
  agree: boolean;
}

/** What matters now, for somebody who learns the game? */
export interface AskCoach {
  type: "ask-coach";
}

/** What would the AI do in my place? */
export interface AskHint {
  type: "ask-hint";
}

/** Where somebody stands in a lesson. */
export interface AskLesson {
  game: string;
  lesson: string;
  task: number;
  tried: string;
}

/** Play again with the seats swapped; words follow once the commitment is known, or none. */
export interface AskRematch {
  adds_words?: boolean;
  words?: string;
}

/** The same, and an action: what is tried now. */
export interface AskTry {
  game: string;
  lesson: string;
  task: number;
  tried: string;
  action: string;
}

/** Why can't I do this now? */
export interface AskWhyNot {
  type: "ask-why-not";
  action: string;
}

/** One thing that a table shows, one after another. */
export interface Beat {
  kind: "action" | "answer" | "appeal" | "card" | "change" | "chase" | "cleared" | "end" | "identity" | "lamp" | "reason" | "set-up" | "shuffle" | "throw" | "token";
  message: Message | null;
  actor: "chance" | "detective" | "jack" | null;
  places: string[];
  people: string[];
  secret: boolean;
  hidden: Message | null;
}

/** Where the first events of a match were taken from: a finished match, and how many of its events. */
export interface Beginning {
  match: string;
  events: number;
}

/** Where a record's first events were taken from. */
export interface BorrowedJson {
  events: number;
  match: string;
}

/** This seat is played by the server's AI. */
export interface ByAI {
  kind: "ai";
  level?: number;
}

/** This seat is for a bot: one that brings the invitation or, with a name, one of the server's own. */
export interface ByBot {
  kind: "bot";
  name?: string;
}

/** This seat is for whoever brings the invitation. */
export interface ByFriend {
  kind: "open";
}

/** This seat is for whoever creates the match, who adds words once the commitment is known, or none. */
export interface ByMe {
  kind: "me";
  adds_words?: boolean;
  words?: string;
  name?: string;
}

/** An action that an adviser weighed, and the seat's win probability by it. */
export interface Candidate {
  action: string;
  win_probability: number;
}

/** A chance event: how many equally likely outcomes it had, and the place among them of the one that came. */
export interface Chance {
  below: number;
  index: number;
}

/** Every chance event of a finished match, in order: what anybody needs to check it against its deal. */
export interface Chances {
  chances: Chance[];
  borrowed: number;
}

/** A pick, and what it leads to. */
export interface Choice {
  pick: string;
  action: string | null;
  asks: string;
  next: Choice[];
}

/** All that a seat may choose, as a tree of picks. */
export interface Choices {
  asks: string;
  picks: Record<string, Pick>;
  next: Choice[];
  why: Record<string, Message>;
  begun: string;
}

/** How the board would look after a step, before witnesses are called, and the way that is gone. */
export interface ClassicBoard {
  characters: Record<string, string>;
  cordons: string[];
  covered_manholes: string[];
  display: ClassicDisplay;
  edition: string;
  lit_gaslight_blocks_lantern: boolean;
  lit_numbered: Record<string, string>;
  lit_unnumbered: string[];
  path: string[];
  watson_facing: string;
}

/** What a table draws beyond the position: who is visible, the streets in Watson's ray, and who plays when. */
export interface ClassicDisplay {
  believed?: number[];
  hidden: string[];
  lamp_out: number | null;
  order: string[];
  played: number;
  ray: string[];
  seen: string[];
  visible: string[];
}

/** A position as tables get it: with what is drawn beyond it. */
export interface ClassicPosition {
  alibi_cards_taken: Record<string, number>;
  cards_left: string[];
  cards_next_round: string[];
  characters: Record<string, string>;
  cordons: string[];
  covered_manholes: string[];
  detective_cards?: string[];
  display: ClassicDisplay;
  edition: string;
  ending: string | null;
  game: "classic";
  jack?: string | null;
  jack_cards?: string[];
  lit_gaslight_blocks_lantern: boolean;
  lit_numbered: Record<string, string>;
  lit_unnumbered: string[];
  play: PlayShape | null;
  round: number;
  seat?: string;
  suspects: string[];
  watson_facing: string;
  witness: string;
}

/** What a coach says to the viewer, from what the viewer knows. */
export interface Coached {
  type: "coached";
  number: number;
  tip: Message | null;
  good: string[];
  review: Message[];
}

/** A new match: which game, under which rule options, and who takes which seat. */
export interface CreateMatch {
  game: string;
  seats: SeatWishes;
  options?: Record<string, string | number | boolean>;
  key?: string | null;
}

/** The new match: the creator's seat tokens, and an invitation for each open seat, to be passed on. */
export interface Created {
  match: string;
  commitment: string;
  tokens: Keys;
  invitations: Keys;
}

/** A revealed deal, in hexadecimal. */
export interface DealJson {
  salt: string;
  secret: string;
  words: string[];
}

/** Don't play again, though the other player has asked. */
export interface DeclineRematch {
  type: "decline-rematch";
  client: string;
  after: number;
}

/** What did my seat know after this entry of the log, in words? */
export interface Describe {
  type: "describe";
  number: number;
}

/** What the viewer knew after entry `number` of the log, in words. */
export interface Described {
  type: "described";
  number: number;
  overview: Message[];
  sight: Message[];
  places: Record<string, Message>;
}

/** One entry of the match's log, as the viewer may know it. */
export interface Event {
  number: number;
  kind: "action" | "chance" | "hint" | "joined" | "rematch" | "rematch-declined" | "rematch-offered" | "rematch-withdrawn" | "resigned" | "takeback-declined" | "takeback-offered" | "takeback-withdrawn" | "taken-back";
  actor: "chance" | "detective" | "jack" | null;
  action: string | null;
  beats: Beat[];
  target: string;
  failure: string;
  board: Board | null;
  position: Position | null;
}

/** An event of a record. */
export interface EventJson {
  action: string | null;
  actor: string;
  announced?: string;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  rules: number;
  options: OptionInfo[];
  levels: number[];
}

/** The games that can be played here, and the server's own bots that can take a seat. */
export interface Games {
  games: GameInfo[];
  bots: string[];
}

/** Whether the server can do its work, and which parts of it can't. */
export interface Health {
  status: "ok" | "unavailable";
  protocol: number;
  unavailable: ("bus" | "database")[];
}

/** The first message: which match, my seat's token (none to look on), what I saw last, whether I choose by picks. */
export interface Hello {
  type: "hello";
  version: number;
  match: string;
  token?: string | null;
  seen?: number;
  choices?: boolean;
  company?: boolean;
}

/** Whether whoever sits at my seat looks at the table, or has it open somewhere behind other things. */
export interface Here {
  type: "here";
  away: boolean;
}

/** A hint that a player took, by the number of the event it was for. */
export interface HintJson {
  event: number;
  seat: string;
}

/** Take the open seat that an invitation is for. Look at the commitment in the match's table before adding words. */
export interface Join {
  invitation: string;
  words?: string;
  key?: string | null;
  name?: string;
}

/** A seat in a match, the token that holds it, and what the match's deal is committed to. */
export interface Joined {
  match: string;
  seat: "detective" | "jack";
  token: string;
  commitment: string;
}

/** A secret for each of some seats. */
export interface Keys {
  jack: string | null;
  detective: string | null;
}

/** What comes of a try: whether it was right, what is said of it, what happened, where the lesson stands. */
export interface LessonAnswer {
  right: boolean;
  said: Message;
  steps: LessonStep[];
  now: LessonTask;
}

/** The position of a task in words: all of it, who sees whom, and every place with what is there. */
export interface LessonDescribed {
  overview: Message[];
  sight: Message[];
  places: Record<string, Message>;
}

/** A lesson: its name for programs, its title, and how many tasks it has. */
export interface LessonInfo {
  id: string;
  title: Message;
  tasks: number;
}

/** How the board would look after an action that may be tried; null where nothing would change. */
export interface LessonPreview {
  board: Board | null;
}

/** Something that happened between a try and its answer: what the table shows of it, and the position after it. */
export interface LessonStep {
  beats: Beat[];
  board: Board | null;
  position: Position;
}

/** A task as the learner sees it. */
export interface LessonTask {
  game: string;
  lesson: string;
  task: number;
  tasks: number;
  tried: string;
  seat: "detective" | "jack";
  says: Message;
  position: Position;
  choices: Choices | null;
  pointed: string[];
  shown: string;
  done: boolean;
}

/** The lessons of a game, in the order in which they are learnt. */
export interface Lessons {
  game: string;
  lessons: LessonInfo[];
}

/** What did my seat know after this entry of the log? */
export interface Look {
  type: "look";
  number: number;
}

/** What the viewer knew after entry `number` of the log. */
export interface Looked {
  type: "looked";
  number: number;
  position: Position;
}

/** A message of the catalogue: its id, and the arguments that fill its gaps. */
export interface Message {
  id: string;
  args: Record<string, string | number | Message | Message[]>;
}

/** The matches in which the given tokens hold a seat, latest first. */
export interface MyMatches {
  matches: Summary[];
}

/** The seat tokens a browser keeps. */
export interface MyTokens {
  tokens: string[];
}

/** Ask the other player for another game, when this one is over. Agreeing is POST /matches/{match}/rematch. */
export interface OfferRematch {
  type: "offer-rematch";
  client: string;
  after: number;
}

/** A rule option: its values, the first being the default, and what it means; quiet ones are for research. */
export interface OptionInfo {
  name: string;
  values: (string | number | boolean)[];
  meaning: string;
  quiet: boolean;
}

/** Something that can be picked on the way to an action. */
export interface Pick {
  label: Message;
  place: string;
  key: string;
  danger: boolean;
  secret: boolean;
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
  adds_words?: boolean;
  words?: string;
  key?: string | null;
}

/** The play in progress: whose it is, what was done, and what the whistle has left. */
export interface PlayShape {
  character: string;
  face: boolean;
  moved: boolean;
  points: number;
  used: boolean;
  whistled: string[];
}

/** How the board would look after an action, before any appeal. */
export interface PocketBoard {
  detectives: Record<string, number>;
  display: PocketDisplay;
  rotated: string[];
  tiles: (TileShape | null)[];
}

/** What a table draws beyond the position. */
export interface PocketDisplay {
  believed?: number[];
  hidden: string[];
  hourglass_range: number[];
  hourglasses?: number;
  next_tokens: string[];
  order: string[];
  played: number;
  seen: string[];
  sights: SightShape[];
}

/** A position as tables get it: with what is drawn beyond it. */
export interface PocketPosition {
  cards?: string[];
  characters?: number;
  chase: number;
  detectives: Record<string, number>;
  display: PocketDisplay;
  drawn: number[];
  game: "pocket";
  jack?: string | null;
  phase: string;
  revealed: string[];
  rotated: string[];
  seat?: string;
  tiles: (TileShape | null)[];
  time: string[];
  tokens: TokenShape[];
  turn: number;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** Who is at the table now: at which seats somebody is connected, and has it before their eyes. */
export interface Present {
  type: "present";
  jack: boolean;
  detective: boolean;
}

/** How would the board look after this action of mine? */
export interface Preview {
  type: "preview";
  action: string;
}

/** How the board would look after an action, before anything is revealed; null where nothing would change. */
export interface Previewed {
  type: "previewed";
  number: number;
  action: string;
  board: Board | null;
}

/** A request that changed nothing, and why. `number` is the latest entry, where that helps. */
export interface Problem {
  type: "problem";
  code: "cancelled" | "illegal" | "internal" | "key-used" | "malformed" | "no-rematch" | "no-seat" | "no-takeback" | "not-over" | "not-started" | "not-your-turn" | "old-rules" | "over" | "own-seat" | "seat-taken" | "stale" | "too-large" | "too-long" | "too-many" | "too-slow" | "unavailable" | "unknown-match" | "unknown-page" | "unsupported-version" | "withheld" | "words-given" | "wrong-host" | "wrong-name" | "wrong-options" | "wrong-origin" | "wrong-token";
  message: string;
  client: string | null;
  after: number | null;
  number: number | null;
  reason: Message | null;
}

/** A record. */
export interface RecordJson {
  borrowed?: BorrowedJson;
  commitment?: string;
  deal?: DealJson;
  events: EventJson[];
  format: number;
  game: string;
  hints?: HintJson[];
  options: Record<string, string | number | boolean>;
  result?: ResultJson;
  rules: number;
  seal?: string;
  start?: string;
  view: string;
}

/** A match event by event through one lens; all lenses are open once it is over. */
export interface Replay {
  lens: "complete" | "detective" | "jack" | "spectator";
  events: Event[];
  borrowed: Beginning | null;
}

/** Give the game up; before it has begun, cancel it: then its invitation leads nowhere any more. */
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

/** How a game ended that the rules did not end. */
export interface ResultJson {
  reason: string;
  winner: string;
}

/** What the commitment hid, in hexadecimal, and the seats' words, Jack's first. */
export interface RevealedDeal {
  secret: string;
  salt: string;
  words: string[];
}

/** A player says something, to everybody who asked for company in their hello. */
export interface Said {
  type: "said";
  seat: "detective" | "jack";
  phrase: "another-game" | "applaud" | "good-luck" | "gotcha" | "one-moment" | "oops" | "raise-an-eyebrow" | "thank-you" | "thinking" | "tip-the-hat" | "well-played" | "wring-hands";
}

/** Say a phrase, or make a gesture, to everybody at the table. It is not part of the match. */
export interface Say {
  type: "say";
  phrase: "another-game" | "applaud" | "good-luck" | "gotcha" | "one-moment" | "oops" | "raise-an-eyebrow" | "thank-you" | "thinking" | "tip-the-hat" | "well-played" | "wring-hands";
}

/** Who sits at a seat; `name` is that of the server's own bot, or what a person wants to be called: free text. */
export interface SeatInfo {
  kind: "ai" | "bot" | "person";
  taken: boolean;
  level: number | null;
  name: string | null;
  words_missing: boolean;
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

/** What a detective sees from his space: areas, the nearest first. */
export interface SightShape {
  cells: number[];
  detective: string;
  space: number;
}

/** One of my matches, in a line; `created` is when, in seconds since 1970. */
export interface Summary {
  match: string;
  game: string;
  seat: "detective" | "jack";
  phase: "over" | "playing" | "waiting";
  to_act: "detective" | "jack" | null;
  number: number;
  result: Result | null;
  opponent: SeatInfo;
  created: number;
}

/** The whole match as the viewer may know it, with the events it has missed. */
export interface Table {
  type: "table";
  version: number;
  match: string;
  game: string;
  rules: number;
  options: Record<string, string | number | boolean>;
  commitment: string;
  you: "detective" | "jack" | "spectator";
  seats: Seats;
  position: Position;
  events: Event[];
  turn: Turn;
  borrowed: Beginning | null;
  hurried: boolean;
}

/** Take my last action back, or ask for it where that needs consent. */
export interface TakeBack {
  type: "takeback";
  client: string;
  after: number;
}

/** The AI at a seat is thinking; `hurried` if it has less time than usual, because so many play here now. */
export interface Thinking {
  type: "thinking";
  seat: "detective" | "jack";
  hurried: boolean;
}

/** A tile: whose it is, the side of its wall (None on the empty crossroads), whether its face is up. */
export interface TileShape {
  character: string;
  suspect: boolean;
  wall: string | null;
}

/** An action token: the face it shows, and whether it was played this turn. */
export interface TokenShape {
  face: string;
  used: boolean;
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
  choices: Choices | null;
  ending: Message[];
  revealed: Position | null;
  deal: RevealedDeal | null;
  rematch: string | null;
  rematch_offer: "detective" | "jack" | null;
}

/** What just happened, and how the match stands now; `seats` where somebody has sat down. */
export interface Update {
  type: "update";
  events: Event[];
  turn: Turn;
  seats: Seats | null;
}

/** Why an action is not legal now; null where it is, or where it is not the viewer's turn. */
export interface WhyNot {
  type: "why-not";
  number: number;
  action: string;
  reason: Message | null;
}

/** Take back what I have asked the other player for and was not answered: a takeback, or a rematch. */
export interface Withdraw {
  type: "withdraw";
  client: string;
  after: number;
}

/** The words are part of the deal that this commitment is for. */
export interface WordsAdded {
  match: string;
  seat: "detective" | "jack";
  commitment: string;
}

export type FromClient = Hello | Ping | Here | Say | Look | Preview | AskWhyNot | AskHint | AskCoach | Describe | Act | Resign | TakeBack | AnswerTakeback | OfferRematch | DeclineRematch | Withdraw;
export type FromServer = Table | Update | Looked | Previewed | WhyNot | Advice | Coached | Described | Thinking | Present | Said | Accepted | Problem | Pong;
export type SeatRequest = Act | Resign | TakeBack | AnswerTakeback | OfferRematch | DeclineRematch | Withdraw;
export type Position = PocketPosition | ClassicPosition;
export type Board = PocketBoard | ClassicBoard;
