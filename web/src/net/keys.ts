/** The seat tokens this browser holds, by match. A token is as good as the seat: it stays here and goes in headers only. */

import type { SeatName } from "./game";

export type SeatTokens = Partial<Record<SeatName, string>>;

const KEPT = "whitechapel.seats";

function all(): Record<string, SeatTokens> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, SeatTokens>;
  } catch {
    return {};
  }
}

/** Keep a seat's token. */
export function keep(match: string, seat: SeatName, token: string): void {
  const kept = all();
  kept[match] = { ...kept[match], [seat]: token };
  localStorage.setItem(KEPT, JSON.stringify(kept));
}

/** The tokens held in a match: both in a game of two at one screen. */
export function held(match: string): SeatTokens {
  return all()[match] ?? {};
}

/** Every token, for the list of my matches. */
export function everyToken(): string[] {
  return Object.values(all()).flatMap((tokens) => Object.values(tokens));
}

const INVITED = "whitechapel.invitations";

/** Keep an invitation, so that its link can be shown again while the seat is open. */
export function keepInvitation(match: string, invitation: string): void {
  sessionStorage.setItem(`${INVITED}.${match}`, invitation);
}

/** The link that takes the open seat. The invitation stands behind the #, which is never sent to a server. */
export function invitationLink(match: string): string | null {
  const invitation = sessionStorage.getItem(`${INVITED}.${match}`);
  return invitation && `${location.origin}/match/${match}#join=${encodeURIComponent(invitation)}`;
}
