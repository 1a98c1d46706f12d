/** Whether a board is looked at from close: whatever lets it be zoomed tells, boards ask. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("whether the board is brought close");

/** Tell the board inside whether it is brought close. */
export const provideClose = (close: () => boolean): unknown => setContext(KEY, close);

/** Whether the board is brought close here. */
export const closeHere = (): (() => boolean) => getContext<(() => boolean) | undefined>(KEY) ?? (() => false);
