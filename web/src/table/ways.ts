/** What else can be done at a table, besides playing. */

import { notify } from "../people/notify.svelte";
import { settings } from "../settings.svelte";
import { say, seatName } from "../words/words.svelte";
import type { Chooser } from "./chooser.svelte";
import type { Seats } from "./seats.svelte";
import type { Weighty } from "./weighty";

export interface Way {
  id: string;
  label: string;
  /** What it is called where the label is a sign. */
  name?: string;
  act: () => void;
  /** What is asked before it is done, where it can't be undone. */
  sure?: Weighty;
  /** Whether it can't be done now. */
  off?: boolean;
}

interface Doors {
  atPlay: boolean;
  onlog: () => void;
  onturns: () => void;
  onwords: () => void;
  onkeys: () => void;
  ontalk: () => void;
}

export function waysOf(seats: Seats, chooser: Chooser, doors: Doors): Way[] {
  const { atPlay, onlog, onturns, onwords, onkeys, ontalk } = doors;
  const takeback = seats.takingBack.turn?.takeback ?? "no";
  const offered = seats.own.turn?.offer !== null && !seats.answering;
  const back: Way = {
    id: "takeback",
    label: offered ? say("takeback-waiting") : say(takeback === "free" ? "takeback" : "takeback-ask"),
    act: () => void chooser.report(seats.takingBack.takeBack()),
    off: offered,
  };
  const game = seats.own.table?.game ?? "pocket";
  const winner = (seats.alone ? seats.you : seats.own.turn?.to_act) === "jack" ? "detective" : "jack";
  const resign: Way = {
    id: "resign",
    label: say("resign"),
    sure: { question: say("resign-means", { winner: seatName(winner, game) }), yes: say("resign-sure") },
    act: () => void chooser.report(seats.acting.resign()),
  };
  const bell: Way = {
    id: "notify",
    label: say(notify.on ? "notify-off" : "notify"),
    act: async () => {
      if (!(await notify.turn(!notify.on))) chooser.notice = say("notify-refused");
    },
  };
  return [
    ...(atPlay && takeback !== "no" ? [back] : []),
    ...(settings.turns ? [{ id: "turns", label: say("turns"), act: onturns }] : []),
    ...(seats.againstPerson && seats.own.turn?.phase !== "waiting"
      ? [{ id: "talk", label: say("talk"), act: ontalk }]
      : []),
    ...(seats.againstPerson && notify.possible ? [bell] : []),
    { id: "log", label: say("log"), act: onlog },
    { id: "words", label: say("in-words"), act: onwords },
    ...(atPlay ? [resign] : []),
    { id: "keys", label: say("keys-title"), act: onkeys },
  ];
}
