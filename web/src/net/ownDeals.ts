/** What this browser knows of the deals of its matches: the commitments it saw, and the random words it adds. */

export interface OwnDeal {
  /** What the server showed before our words were sent. */
  commitment: string;
  words: string;
  /** By which a seat was taken, where that was by an invitation: the same key leads to the same seat again. */
  key: string;
}

const KEPT = "whitechapel.deals";

function all(): Record<string, OwnDeal> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, OwnDeal>;
  } catch {
    return {};
  }
}

const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A key that nobody guesses: asking again with it gets the same answer. */
export const freshKey = (): string => randomHex(24);

/** What we add at a seat, or by an invitation, of a match; null where nothing was kept yet. */
export const keptDeal = (match: string, at: string): OwnDeal | null => all()[`${match} ${at}`] ?? null;

/** The same, kept from now on: before it is sent, so that it is the same whenever it is sent. */
export function ownDeal(match: string, at: string, commitment: string): OwnDeal {
  const kept = keptDeal(match, at);
  if (kept) return kept;
  const own = { commitment, words: randomHex(16), key: freshKey() };
  localStorage.setItem(KEPT, JSON.stringify({ ...all(), [`${match} ${at}`]: own }));
  return own;
}

/** Forget what the server has refused. */
export function forgetDeal(match: string, at: string): void {
  const { [`${match} ${at}`]: _, ...others } = all();
  localStorage.setItem(KEPT, JSON.stringify(others));
}

/** Everything that was added from here to a match's deal. */
export const ownDealsOf = (match: string): OwnDeal[] =>
  Object.entries(all()).flatMap(([place, own]) => (place.startsWith(`${match} `) ? [own] : []));
