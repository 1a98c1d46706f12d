/** A place for effects to live in tests of `once`: a number that two values are made of, and one of both. */

import { flushSync } from "svelte";
import { once } from "./once.svelte";

export function halvesOf(first: number) {
  let number = $state(first);
  const seen: (readonly number[])[] = [];
  const end = $effect.root(() => {
    const low = $derived(Math.floor(number / 2));
    const high = $derived(number - low);
    const halves = once(() => [low, high] as const);
    $effect(() => {
      seen.push(halves());
    });
  });
  flushSync();
  const set = (value: number): void => {
    number = value;
    flushSync();
  };
  return { seen, set, end };
}
