/** What the places of a board are called, for whoever walks it by keyboard and ear. The page provides it, boards ask for it. */

import { getContext, setContext } from "svelte";

/** The spoken name of every place, in the order in which they are read; empty where nobody has told them. */
export type Names = Readonly<Record<string, string>>;

interface Told {
  names: () => Names;
  /** Whether hexes show what they are called. */
  coordinates: () => boolean;
}

const KEY = Symbol("the names of places");
const UNTOLD: Told = { names: () => ({}), coordinates: () => false };

/** Tell every board of this page what its places are called, and whether it is written on them. */
export function provideNames(names: () => Names, coordinates: () => boolean = () => true): void {
  setContext<Told>(KEY, { names, coordinates });
}

/** What the places are called here. */
export const namesHere = (): Told => getContext<Told | undefined>(KEY) ?? UNTOLD;
