/** What may come a little later: where much changes at once, the board comes first. */

import { inNextFrame } from "./nextFrame";

/** A value as it was before the frame that shows its change: whatever is drawn by it is drawn in a frame of its own. */
export function trailing<Value>(now: () => Value): () => Value {
  let late = $state.raw(now());
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
