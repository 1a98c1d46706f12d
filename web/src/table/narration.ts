/** What a table says of an event: the messages of its beats, with secrets face down unless they may be seen. */

import type { Beat, Event, Message, Turn } from "../net/protocol";

export interface Said {
  beat: Beat;
  message: Message;
}

/**
 * What is said of an event, beat by beat; `open` where what only this seat knows may be said, `explained` where it is also
 * said what an action changed, for those who learn.
 */
export function said(event: Event, open: boolean, explained = false): Said[] {
  return event.beats.flatMap((beat) => {
    if (beat.kind === "change" && !explained) return [];
    const message = beat.secret && !open ? beat.hidden : beat.message;
    return message ? [{ beat, message }] : [];
  });
}

/** The beats of an event as a screen may show them: what is secret is face down unless it may be seen. */
export function openly(beats: readonly Beat[], open: boolean): Beat[] {
  return beats.map((beat) => (beat.secret && !open ? { ...beat, message: beat.hidden, people: [] } : beat));
}

/** The beats of an end that no event tells: somebody gave up. */
export function endOf(beats: readonly Beat[], turn: Turn | null): Beat[] {
  if (turn?.phase !== "over" || beats.some((beat) => beat.kind === "end")) return [];
  const jack = turn.revealed?.jack;
  const people = jack ? [jack] : [];
  const actor = turn.result?.winner ?? null;
  return turn.ending.map((message) => ({
    kind: "end",
    message,
    actor,
    places: [],
    people,
    secret: false,
    hidden: null,
  }));
}
