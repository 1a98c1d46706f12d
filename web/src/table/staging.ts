/** What happened, as a row of frames: the table shows it beat by beat, not all at once. */

import type { Beat, Board, Message, Position } from "../net/protocol";

/** Something that happened: what is shown and said of it, the board that witnesses were asked about, and what is known after it. */
export interface Happened {
  beats: readonly Beat[];
  board: Board | null;
  position: Position;
}

/** A beat that is shown for a while. */
export interface Frame extends Beat {
  position: Position;
  /** What is said of it. */
  caption: Message;
  /** Milliseconds, when all is shown in full. */
  lasts: number;
}

const USUALLY = 1100;
const LASTS: Record<Beat["kind"], number> = {
  "set-up": 150,
  identity: 700,
  throw: 900,
  shuffle: 900,
  action: USUALLY,
  change: 0,
  card: USUALLY,
  appeal: 1300,
  answer: 1500,
  reason: USUALLY,
  cleared: 500,
  token: 900,
  lamp: 900,
  chase: 2000,
  end: 1500,
};
/** What is asked of the board as it was acted on, before anybody is cleared. */
const BEFORE: readonly Beat["kind"][] = ["action", "change", "card", "appeal", "answer", "reason"];

/** The frames of what happened, from the position before it; what nobody says, or only a coach, has none. */
export function framesOf(before: Position, happened: readonly Happened[]): Frame[] {
  let now = before;
  return happened.flatMap((step) => {
    now = isAsked(step) ? acted(now, step.board) : step.position;
    return step.beats.flatMap((beat): Frame[] => {
      if (beat.kind === "cleared" && beat.people.length > 0) now = cleared(now, beat.people, step.position);
      else if (!BEFORE.includes(beat.kind)) now = step.position;
      const { kind, message: caption, people } = beat;
      if (!caption || kind === "change") return [];
      const lasts = kind === "cleared" && people.length === 0 ? USUALLY : LASTS[kind];
      return [{ ...beat, position: now, caption, lasts }];
    });
  });
}

/** Whether somebody may be cleared in it: then the board does not show it from the start. */
const isAsked = ({ board, beats }: Happened): boolean =>
  board !== null || beats.some(({ kind, people }) => kind === "appeal" || (kind === "cleared" && people.length > 0));

/** A position with the board as it was acted on; what the viewer alone knows is drawn on. */
function acted(now: Position, board: Board | null): Position {
  return board ? ({ ...now, ...board, display: { ...now.display, ...board.display } } as Position) : now;
}

/** The same position with some people cleared who are so after it. */
function cleared(now: Position, people: readonly string[], after: Position): Position {
  if (now.game === "pocket" && after.game === "pocket") {
    const tiles = now.tiles.map((tile, cell) =>
      tile && people.includes(tile.character) ? (after.tiles[cell] ?? tile) : tile,
    );
    return { ...now, tiles };
  }
  if (now.game === "classic") return { ...now, suspects: now.suspects.filter((name) => !people.includes(name)) };
  return after;
}
