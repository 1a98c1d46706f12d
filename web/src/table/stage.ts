/** What a board is told of what is being staged. */

import { type Caption, moverOf } from "../board/target";
import type { Beat, Event } from "../net/protocol";
import { nameOf, say } from "../words/words.svelte";
import type { Frame } from "./staging";

export interface Stage {
  /** Whether the light sweeps the board: witnesses are asked. */
  sweep: boolean;
  /** Who is pointed out. */
  called: readonly string[];
  /** Who has run away, and by which exit. */
  escaped: { name: string; exit: string } | null;
  /** What is said where it happens. */
  caption: Caption | null;
  /** The places that what is shown is about; null where nothing is shown but the last action. */
  places: readonly string[] | null;
}

const CALLS: readonly Beat["kind"][] = ["appeal", "end"];

/** What a board is told while `frame` is shown, after the `last` action; at the end Jack is `lit`. */
export function stageOf(frame: Frame | null, last: Event | null, lit: string | null): Stage {
  const calls = frame && CALLS.includes(frame.kind) ? frame.people : [];
  return {
    sweep: frame?.kind === "appeal",
    called: !frame && lit ? [lit] : calls,
    escaped: escapeOf(last),
    caption: frame?.kind === "action" ? captionOf(frame, last) : null,
    places: frame && frame.kind !== "action" ? frame.places : null,
  };
}

/** Who left the board with an action. */
function escapeOf(last: Event | null): Stage["escaped"] {
  const beat = last?.beats.find((one) => one.kind === "action");
  const [name] = beat?.people ?? [];
  const exit = beat?.places.find((place) => place.startsWith("exit-"))?.slice(5);
  return last?.action?.startsWith("leave ") && name && exit ? { name, exit } : null;
}

/** What an action is called in a word, where it leads to: a token's name, a character's, or what he does. */
function captionOf(frame: Frame, last: Event | null): Caption | null {
  const place = frame.places.at(-1);
  const [verb = "", object = ""] = (last?.action ?? "").split(" ");
  if (!place || !verb) return null;
  if (verb === "play") return { place, text: nameOf(object), by: moverOf(frame.actor) };
  const text = frame.position.game === "pocket" ? say(`token-${verb}`) : say(`verb-${verb}`);
  return { place, text, by: moverOf(frame.actor) };
}
