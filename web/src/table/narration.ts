/** What a table says of an event: the messages of its beats, with secrets face down unless they may be seen. */

import type { Beat, Event, Message } from "../net/protocol";

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

/** The witnesses' answer and how many suspects it leaves; null where none were asked. */
export function witnessed(event: Event): Message[] | null {
  const answer = event.beats.find((beat) => beat.kind === "answer")?.message;
  const left = event.beats.findLast((beat) => beat.kind === "cleared" && beat.people.length === 0)?.message;
  return answer ? [answer, ...(left ? [left] : [])] : null;
}
