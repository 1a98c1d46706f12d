/** A value on which much depends. */

/** The same value, which tells of a change once: a derived one tells it along every way by which it comes about. */
export function once<Value>(now: () => Value): () => Value {
  let value = $state.raw(now());
  $effect.pre(() => {
    value = now();
  });
  return () => value;
}
