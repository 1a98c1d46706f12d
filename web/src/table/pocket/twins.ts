/**
 * Two tokens of a turn may show the same action. The rules don't tell them apart and mark either as played; for the
 * player it is the one he tapped. This browser remembers which, turn by turn, until its tab is closed.
 */

export interface Token {
  face: string;
  used: boolean;
}

/** The number of the token tapped in each turn, where it had a twin to be told from. */
export type Tapped = Record<number, number>;

const KEPT = "whitechapel.tapped";

/** Whether another token like this one lies ready. */
export function hasTwin(tokens: readonly Token[], number: number): boolean {
  return tokens.some((token, other) => other !== number && !token.used && token.face === tokens[number]?.face);
}

/** The tokens as the player played them: the tapped one is spent, and not its twin. */
export function asTapped(tokens: readonly Token[], tapped: number | undefined): readonly Token[] {
  const chosen = tapped === undefined ? undefined : tokens[tapped];
  if (!chosen || chosen.used) return tokens;
  const twin = tokens.findIndex((token) => token.used && token.face === chosen.face);
  if (twin < 0) return tokens;
  return tokens.map((token, number) =>
    number === twin || number === tapped ? { ...token, used: !token.used } : token,
  );
}

/** What was tapped in a match. */
export function keptTaps(match: string): Tapped {
  return JSON.parse(sessionStorage.getItem(`${KEPT}.${match}`) ?? "{}") as Tapped;
}

/** Keep what was tapped in a match. */
export function keepTaps(match: string, tapped: Tapped): void {
  sessionStorage.setItem(`${KEPT}.${match}`, JSON.stringify(tapped));
}
