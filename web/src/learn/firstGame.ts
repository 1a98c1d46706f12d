/** After the last lesson: a game against the easiest AI, with a coach. */

import { create } from "../net/api";
import type { Game } from "../net/game";
import { router } from "../router.svelte";
import { settings } from "../settings.svelte";

/** Start it, and go there. The learner is the Detective: deduction is easier to feel than hiding. */
export async function playFirstGame(game: Game): Promise<void> {
  if (settings.coach === "never") settings.coach = "first";
  const seats = { jack: { kind: "ai", level: 1 }, detective: { kind: "me", adds_words: true } } as const;
  router.go(`/match/${(await create({ game, seats, options: {} })).match}`);
}
