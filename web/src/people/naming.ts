/** What those at a table are called: by the name they gave, else by what they are. */

import { levelName } from "../home/opponents";
import { type Game, isGame, type SeatName } from "../net/game";
import type { SeatInfo } from "../net/protocol";
import type { Seats } from "../table/seats.svelte";
import { capital, say, seatName } from "../words/words.svelte";

/** Who sits at a seat, for whoever looks at this screen. */
export function calledAt(seats: Seats, seat: SeatName): string {
  const { table } = seats.own;
  const info = table?.seats[seat];
  if (info?.name) return info.name;
  if (info?.level) return levelName(info.level);
  if (seats.alone && seat !== seats.you) return say("friend");
  return seatName(seat, table && isGame(table.game) ? table.game : "pocket");
}

/** The same at the beginning of a sentence; a name is written as its owner writes it. */
export function calledFirst(seats: Seats, seat: SeatName): string {
  const called = calledAt(seats, seat);
  return seats.own.table?.seats[seat].name ? called : capital(called);
}

/** Who a seat of a list of games is, where it has a name of its own; with its side. */
export const called = (info: SeatInfo, seat: SeatName, game: Game): string => info.name ?? seatName(seat, game);

export const opposite = (seat: SeatName): SeatName => (seat === "jack" ? "detective" : "jack");
