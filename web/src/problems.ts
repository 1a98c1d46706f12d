/** A refusal in the reader's own language, by the server's code for it. */

import { Refused } from "./net/asking";
import { say } from "./words/words.svelte";

const KNOWN = [
  "unknown-match",
  "seat-taken",
  "own-seat",
  "stale",
  "illegal",
  "not-your-turn",
  "over",
  "no-takeback",
  "no-rematch",
  "cancelled",
  "wrong-name",
  "too-many",
  "wrong-token",
  "old-rules",
  "unavailable",
  "other-commitment",
];

export function problemText(code: string): string {
  return KNOWN.includes(code) ? say(`problem-${code}`) : say("problem-other");
}

/** What went wrong when something was asked of the server. */
export function failureText(error: unknown): string {
  return error instanceof Refused ? problemText(error.code) : say("problem-offline");
}
