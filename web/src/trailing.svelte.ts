/** What may come a little later: where much changes at once, the board comes first. */

import { inNextFrame } from "./nextFrame";

/**
 * A value as it was before the frame that shows its change: whatever is drawn by it is drawn in a frame of its own.
 * At first it is as it was `before`, or as it is now.
 */
export function trailing<Value>(now: () => Value, before = now()): () => Value {
  let late = $state.raw(before);
  $effect(() => {
    const value = now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const call = inNextFrame(() => {
      timer = setTimeout(() => {
        late = value;
      });
    });
    return () => {
      call();
      clearTimeout(timer);
    };
  });
  return () => late;
}
