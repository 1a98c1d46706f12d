/** What both tables are given. Positions are the server's objects: what they hold is described in docs/notation.md. */

// biome-ignore lint/suspicious/noExplicitAny: a position's fields differ from game to game
export type Position = Record<string, any>;

export interface TableProps {
  match: string;
  /** What is shown: now, or the moment looked back at. */
  position: Position;
  /** How the board would look after the picked action. */
  ghost: Position | null;
  legal: readonly string[];
  picked: readonly string[];
  /** The words that may come next. */
  next: readonly string[];
  /** The text of the last action, to point it out. */
  last: string | null;
  /** Whether this seat may choose now. */
  choosing: boolean;
  onbegin: (...first: string[]) => void;
  onpick: (word: string) => void;
}
