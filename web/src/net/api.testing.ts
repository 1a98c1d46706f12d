/** What a server answers in tests of what is asked over HTTP, and what it was asked. */

export interface Asked {
  path: string;
  body: Record<string, unknown>;
  token: string | null;
}

export const COMMITMENT = "c".repeat(64);

export const joined = { match: "n", seat: "detective", token: "t", commitment: COMMITMENT };
export const answers: Record<string, unknown> = {
  "/matches": { match: "m", commitment: COMMITMENT, tokens: { jack: "a", detective: "b" }, invitations: {} },
  "/matches/m": { commitment: COMMITMENT },
  "/matches/m/join": { ...joined, match: "m" },
  "/matches/m/rematch": joined,
  "/matches/m/play-on": joined,
};
