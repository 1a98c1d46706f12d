/** "Your turn" that can't be missed: the tab's title and its icon, a bell, and a notification for whoever allowed it. */

import { onDestroy } from "svelte";
import type { Between } from "../people/between.svelte";
import { notify } from "../people/notify.svelte";
import { router } from "../router.svelte";
import { play } from "../sound/play";
import { say } from "../words/words.svelte";
import type { Seats } from "./seats.svelte";
import type { Showing } from "./showing.svelte";

const PLAIN = "/favicon.svg";
const CALLING = "/favicon-turn.svg";

/** Show in the tab whether it is the player's turn. */
export function call(title: string, turn: string | null): void {
  document.title = turn ? `● ${turn} · ${title}` : title;
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", turn ? CALLING : PLAIN);
}

/** Call the player whenever it is his turn or he is asked something, as long as the table is open. */
export function followTurns(seats: Seats, showing: Showing, between: Between): void {
  let rung = -1;
  $effect(() => {
    const { turn, table } = seats.own;
    const yours = seats.called && !showing.behind && !seats.shared;
    const asked = between.now?.calls ? between.now.text : null;
    const game = say(`game-${table?.game ?? router.game}`);
    call(`${game} · ${say("title")}`, yours ? say("your-turn") : asked);
    if (!yours || !turn || turn.number === rung) return;
    rung = turn.number;
    play("bell");
    notify.tell(say("your-turn"), game, seats.match);
  });
  onDestroy(() => call(say("title"), null));
}
