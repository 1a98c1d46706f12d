/** What happened between a try and its answer, as a row of frames: the board answers step by step, not all at once. */

import type { Beat, LessonStep, Message, Position } from "../net/protocol";

/** What is shown for a while. */
export interface Frame {
  position: Position;
  /** What is said of it. */
  caption: Message | null;
  /** The places it is about. */
  places: readonly string[];
  /** Milliseconds, at a normal pace. */
  lasts: number;
}

const LASTS: Partial<Record<Beat["kind"], number>> = { action: 1100, appeal: 1300, answer: 1500, cleared: 550 };
const USUALLY = 1100;

/** The frames of some steps, from the position before them. */
export function framesOf(before: Position, steps: readonly LessonStep[]): Frame[] {
  let now = before;
  return steps.flatMap((step) => {
    const asked = step.board !== null || step.beats.some((beat) => beat.kind === "cleared" && beat.people.length > 0);
    const acted = { ...now, ...step.board } as Position;
    now = asked ? acted : step.position;
    return step.beats.flatMap((beat): Frame[] => {
      now = shown(now, beat, step.position);
      const lasts = beat.kind === "cleared" && beat.people.length === 0 ? USUALLY : (LASTS[beat.kind] ?? USUALLY);
      return beat.message ? [{ position: now, caption: beat.message, places: beat.places, lasts }] : [];
    });
  });
}

/** The board at a beat: up to the answer as it was acted on, then suspects turn over one by one, then it is as it is after it. */
function shown(now: Position, beat: Beat, after: Position): Position {
  if (beat.kind === "action" || beat.kind === "appeal" || beat.kind === "answer" || beat.kind === "card") return now;
  return beat.kind === "cleared" && beat.people.length > 0 ? cleared(now, beat.people, after) : after;
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
