/** What can be said at a table, by id; everybody reads it in their own language. */

import type { Phrase, Saying } from "../net/company.svelte";
import type { Seats } from "../table/seats.svelte";
import { say } from "../words/words.svelte";
import { calledFirst } from "./naming";

export const PHRASES = [
  "good-luck",
  "well-played",
  "thinking",
  "oops",
  "thank-you",
  "one-moment",
  "gotcha",
  "another-game",
] as const satisfies readonly Phrase[];
export const GESTURES = [
  "tip-the-hat",
  "raise-an-eyebrow",
  "applaud",
  "wring-hands",
] as const satisfies readonly Phrase[];
type Gesture = (typeof GESTURES)[number];

export const isGesture = (phrase: Phrase): phrase is Gesture => GESTURES.some((gesture) => gesture === phrase);

/** Something that was said, in words for whoever looks at this screen. */
export function inWords({ seat, phrase }: Saying, seats: Seats): string {
  const own = seat === seats.you;
  const name = calledFirst(seats, seat);
  if (isGesture(phrase)) {
    if (own) return say("said-own", { phrase: say(`gesture-${phrase}`) });
    return say("said-gesture", { name, gesture: say(`gestured-${phrase}`) });
  }
  const words = say(`phrase-${phrase}`);
  return own ? say("said-own", { phrase: words }) : say("said-by", { name, phrase: words });
}
