/**
 * What a table needs of whoever runs the match, from one seat's point of view. A server answers it over a socket; a worker
 * in the page could answer the same. The table never knows which.
 */

import type { Company } from "./company.svelte";
import type { Advice, Board, Coached, Described, Event, Message, Position, Problem, Table, Turn } from "./protocol";

/** How the connection stands. */
export type Line = "connecting" | "open" | "lost";

/** A request that changes the match: null when it was applied, or why it was not. */
export type Applied = Promise<Problem | null>;

export interface TableSource {
  readonly line: Line;
  /** The match as the seat first saw it; null until then. */
  readonly table: Table | null;
  readonly turn: Turn | null;
  /** The log as the seat saw it: event number n is at n - 1, with the position after it where that is known. */
  readonly events: readonly Event[];
  /** How many of the events came as what had been missed, and need no showing one by one. */
  readonly caughtUp: number;
  /** What the seat knows now. */
  readonly position: Position | null;
  /** Whether the AI that is to act has less time than usual, because so many play there. */
  readonly hurried: boolean;
  /** Why there is no table for this seat. */
  readonly refused: { readonly code: string } | null;

  act(action: string): Applied;
  takeBack(): Applied;
  answer(agree: boolean): Applied;
  /** Give the match up; before it has begun, cancel it. */
  resign(): Applied;
  offerRematch(): Applied;
  declineRematch(): Applied;
  /** No longer ask for what the other side has not answered: a takeback, or a rematch. */
  withdraw(): Applied;

  /** Who is at the table, and what they say. */
  readonly company: Company;

  /** How the board would look after an action; null where nothing would be seen to change. */
  preview(action: string): Promise<Board | null>;
  /** Why an action can't be chosen now; null where it can, or where it is not the seat's turn. */
  whyNot(action: string): Promise<Message | null>;
  /** What the seat knew after an event; null where nobody can say. */
  look(number: number): Promise<Position | null>;
  /** What the AI would do in the seat's place. */
  hint(): Promise<Advice | null>;
  /** What a coach says to the seat now, or after the game. */
  coach(): Promise<Coached | null>;
  /** What the seat knew after an event, in words. */
  describe(number: number): Promise<Described | null>;

  /** Leave the match; the seat stays ours. */
  close(): void;
}
