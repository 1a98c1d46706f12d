/** Verifying a committed deal in the browser, by the same sums as Python's `whitechapel verify` (docs/deals.md). */

import type { OwnDeal } from "./ownDeals";

interface Deal {
  secret: string;
  salt: string;
  words: string[];
}

export interface RecordWithDeal {
  commitment?: string;
  deal?: Deal;
}

/** A chance event: how many equally likely outcomes it had, and which one came. */
export interface Chance {
  below: number;
  index: number;
}

/** What does not follow from the deal. */
export class NotFollowing extends Error {
  constructor(
    readonly what: "deal" | "commitment" | "event" | "words",
    readonly number = 0,
  ) {
    super(what === "event" ? `event ${number}` : what);
  }
}

const COMMIT = "whitechapel commitment 1\n";
const DERIVE = "whitechapel deal 1\n";
const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}

function toHex(data: ArrayBuffer): string {
  return [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What is published before the game. */
export async function commitment(deal: Deal): Promise<string> {
  const parts = [bytes(COMMIT), fromHex(deal.salt), fromHex(deal.secret)];
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return toHex(await crypto.subtle.digest("SHA-256", whole));
}

/** The number from 0 up to `below` that chance event `event` draws, without bias. */
export async function numberOf(deal: Deal, event: number, below: number): Promise<number> {
  const key = await crypto.subtle.importKey("raw", fromHex(deal.secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const limit = (1n << 256n) - ((1n << 256n) % BigInt(below));
  for (let attempt = 0; ; attempt++) {
    const message = bytes(`${DERIVE}${event}\n${attempt}\n${deal.words.join("\n")}`);
    const value = BigInt(`0x${toHex(await crypto.subtle.sign("HMAC", key, message))}`);
    if (value < limit) return Number(value % BigInt(below));
  }
}

/** Check that a deal is the one this browser added words to: the commitment it saw, and its words among them. */
export async function verifyOwn(record: RecordWithDeal, added: readonly OwnDeal[]): Promise<void> {
  const { deal } = record;
  if (!deal) throw new NotFollowing("deal");
  const published = await commitment(deal);
  for (const own of added) {
    if (own.commitment !== published) throw new NotFollowing("commitment");
    if (!deal.words.includes(own.words)) throw new NotFollowing("words");
  }
}

/**
 * Check every chance event of a record but the first `borrowed`, which were dealt in another match; returns how many were
 * checked, or throws with what does not follow.
 */
export async function verifyDeal(record: RecordWithDeal, chances: readonly Chance[], borrowed = 0): Promise<number> {
  const { commitment: published, deal } = record;
  if (!deal || !published) throw new NotFollowing("deal");
  if ((await commitment(deal)) !== published) throw new NotFollowing("commitment");
  for (const [event, chance] of chances.entries()) {
    if (event >= borrowed && (await numberOf(deal, event, chance.below)) !== chance.index)
      throw new NotFollowing("event", event + 1);
  }
  return chances.length - borrowed;
}
