/** Addresses with gaps, like `/match/:match`: what stands in the gaps is read, checked and typed. */

import type { Component } from "svelte";
import { type Game, isGame } from "./net/game";

type Word<Text extends string> = Text extends `${infer First}/${string}`
  ? Word<First>
  : Text extends `${infer First}#${string}`
    ? First
    : Text;
type Gaps<Address extends string> = Address extends `${string}:${infer Rest}` ? Word<Rest> | Gaps<Rest> : never;
/** What a page is given that has this address. */
type Given<Address extends string> = { [Gap in Gaps<Address>]: Gap extends "game" ? Game : string };

/** What stands in the gaps of an address, whichever it is. */
export interface Params {
  [gap: string]: string | undefined;
  game?: Game;
  match?: string;
}

/** A page: its address, and how its component is loaded. */
export interface Page {
  readonly address: string;
  readonly load: () => Promise<{ default: Component<Params> }>;
}

/** A page whose component takes what stands in the gaps of its address. */
export function page<Address extends string>(
  address: Address,
  load: () => Promise<{ default: Component<Given<Address>> }>,
): Page {
  return { address, load: load as Page["load"] };
}

/** What stands in the gaps of an address; null where it is another. Only an address with a # minds what is behind it. */
export function read(address: string, path: string, hash: string): Params | null {
  const gaps = address.replace(/:(\w+)/g, "(?<$1>[^/#]+)");
  const found = new RegExp(address.includes("#") ? `^${gaps}$` : `^${gaps}/?(#.*)?$`).exec(path + hash);
  if (!found) return null;
  try {
    const words = Object.entries(found.groups ?? {}).map(([gap, word]) => [gap, decodeURIComponent(word)] as const);
    return words.every(([gap, word]) => gap !== "game" || isGame(word)) ? Object.fromEntries(words) : null;
  } catch {
    return null; // an address that can't be decoded
  }
}
