/** Events as sentences: for the log, and for people who only hear the table. */

import type { Event } from "../net/protocol";
import { say } from "../words/words.svelte";
import { words } from "./choices";

export type Game = "pocket" | "classic";

export const nameOf = (character: string): string => say(`name-${character}`);
export const seatName = (seat: string | null, game: Game): string => say(`seat-${seat ?? "chance"}`, { game });

/** An area of the district in words: "top left". */
export const areaName = (cell: number): string => say(`area-${cell}`);

/** A sentence with its first letter large: a seat's name may begin it. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What happened in event number `index`, one sentence after another; what only one seat knows stays face down unless `open`. */
export function sentences(events: readonly Event[], index: number, game: Game, open = true): string[] {
  const event = events[index];
  if (!event) return [];
  const said = [...happened(events, index, game, open), ...announced(event.announced ?? "")];
  return said.map(capital);
}

/** Whether an event is face down for everybody else: who Jack is, a card kept in hand. Pocket's Investigator draws openly. */
function faceDown(events: readonly Event[], index: number, game: Game): boolean {
  const [verb] = words(events[index]?.action ?? "");
  return verb === "identity" || (verb === "card" && (game === "classic" || events[index - 1]?.actor === "jack"));
}

function happened(events: readonly Event[], index: number, game: Game, open: boolean): string[] {
  const event = events[index] as Event;
  const who = seatName(event.actor ?? null, game);
  if (event.kind === "chance") return chance(events, index, open || !faceDown(events, index, game));
  if (event.kind === "move" && event.action)
    return [game === "pocket" ? pocket(event.action, who) : classic(events, index, who)];
  const name = `log-${event.kind}`;
  return event.kind === "move" ? [] : [say(name, { who })];
}

function chance(events: readonly Event[], index: number, open: boolean): string[] {
  const action = events[index]?.action ?? null;
  if (action === null || !open) {
    const before = events[index - 1];
    return [say(before?.kind === "move" ? "log-card-hidden" : "log-identity-hidden")];
  }
  const [verb, ...rest] = action.split(" ");
  if (verb === "tile") return events[index + 1]?.action?.startsWith("tile") ? [] : [say("log-tiles")];
  if (verb === "throw") return [say("log-throw", { tokens: rest.map((token) => say(`token-${token}`)).join(", ") })];
  if (verb === "shuffle") return [say("log-shuffle", { names: rest.map(nameOf).join(", ") })];
  return [say(`log-${verb}`, { name: nameOf(rest[0] ?? "") })];
}

function pocket(action: string, who: string): string {
  const [verb = "", one = "", other = ""] = words(action);
  if (verb === "joker" && one === "nobody") return say("log-joker-nobody", { who });
  if (verb === "joker") return say("log-joker", { who, detective: say(`token-${one}`) });
  if (verb === "rotation") return say("log-rotation", { who, area: areaName(Number(one)), quarters: Number(other) });
  if (verb === "exchange")
    return say("log-exchange", { who, area: areaName(Number(one)), other: areaName(Number(other)) });
  return say(`log-${verb}`, { who, steps: Number(one) });
}

function classic(events: readonly Event[], index: number, who: string): string {
  const [verb = "", one = "", other = ""] = words(events[index]?.action ?? "");
  const name = nameOf(inPlay(events, index));
  switch (verb) {
    case "play":
    case "accuse":
      return say(`log-${verb}`, { who, name: nameOf(one) });
    case "move":
      return say("log-move", { name, hex: one });
    case "leave":
      return say("log-leave", { exit: say(`exit-${one}`) });
    case "swap":
      return say("log-swap", { name, other: nameOf(one) });
    case "face":
      return say("log-face", { facing: say(`facing-${one}`) });
    case "cordon":
      return say("log-cordon", { from: say(`exit-${one}`), to: say(`exit-${other}`) });
    case "whistle":
      return one === "-" ? say("log-whistle-nobody") : say("log-whistle", { name: nameOf(one), hex: other });
    default:
      return say(`log-${verb}`, { name, from: one, to: other });
  }
}

/** Who is in play at an event: the last character picked. */
function inPlay(events: readonly Event[], index: number): string {
  for (let at = index; at >= 0; at--) {
    const action = events[at]?.action ?? "";
    if (action.startsWith("play ")) return action.slice(5);
  }
  return "";
}

const ANSWERS = ["seen", "unseen", "visible", "invisible"];
const FAILURES = ["crashed", "no-answer", "too-late", "nonsense", "wrong-protocol", "illegal-action"];

function announced(text: string): string[] {
  return text.split(", ").flatMap((part) => {
    if (ANSWERS.includes(part)) return [say(`log-${part}`)];
    if (FAILURES.includes(part)) return [say(`log-failed-${part}`)];
    return part === "the chase begins" ? [say("log-chase")] : [];
  });
}
