/** What the beats of an event sound like. Beats tell each viewer only what he may know, so their sounds tell no more. */

import type { Beat } from "../net/protocol";
import type { You } from "../table/seats.svelte";
import type { Detail, Sound } from "./sounds";

/** A sound, and how often something is heard in it. */
export interface Heard extends Detail {
  sound: Sound;
}

/** What is done, by the message that says it. Where somebody walks, it is counted how far. */
const DONE: Record<string, Sound> = {
  "log-holmes": "steps",
  "log-watson": "steps",
  "log-toby": "steps",
  "log-joker": "steps",
  "log-move": "steps",
  "log-swap": "steps",
  "log-rotation": "tile",
  "log-exchange": "tile",
  "log-cordon": "tile",
  "log-cover": "tile",
  "log-alibi": "card",
  "log-play": "card",
  "log-face": "lamp-lit",
  "log-lamp": "lamp-lit",
  "log-whistle": "whistle",
  "log-whistle-nobody": "whistle",
  "log-accuse": "accusation",
  "log-leave": "escape",
};
const KINDS: Partial<Record<Beat["kind"], Sound>> = {
  "set-up": "tile",
  identity: "card",
  throw: "coin",
  shuffle: "card",
  card: "card",
  appeal: "lamp-lit",
  lamp: "lamp-out",
  chase: "chase",
};
const ANSWERS: Record<string, Sound> = {
  "log-seen": "seen",
  "log-visible": "seen",
  "log-unseen": "unseen",
  "log-invisible": "unseen",
};
/** What is said first of the end: the lines after it are heard with it. */
const FIRST_OF_THE_END = "wins";

/** What a beat sounds like to whoever looks on; null where it makes no sound. */
export function soundOf(beat: Beat, you: You = "spectator"): Heard | null {
  const sound = named(beat, you);
  if (!sound) return null;
  if (sound === "steps") return { sound, count: walked(beat) };
  return beat.kind === "shuffle" ? { sound, count: beat.people.length } : { sound };
}

function named({ kind, message, actor, people }: Beat, you: You): Sound | null {
  const id = message?.id ?? "";
  switch (kind) {
    case "action":
      return DONE[id] ?? null;
    case "answer":
      return ANSWERS[id] ?? null;
    case "cleared":
      return people.length > 0 ? "tile" : null;
    case "token":
      return actor === "jack" ? "hourglass" : "coin";
    case "end":
      if (id !== FIRST_OF_THE_END) return null;
      return (you === "jack" || you === "detective") && you !== actor ? "lost" : "won";
    default:
      return KINDS[kind] ?? null;
  }
}

/** How many steps are walked: what is said or, in the streets of Whitechapel, how many hexes lie between. */
function walked({ message, places }: Beat): number {
  const steps = Number(message?.args["steps"] ?? 0);
  const [from, to] = places.map(axes);
  if (steps || !from || !to) return steps || 1;
  const [across, along] = [to[0] - from[0], to[1] - from[1]];
  return Math.max(Math.abs(across), Math.abs(along), Math.abs(across - along));
}

/** Column and number of a hex; numbers of neighbours differ as their columns do, or not at all. */
function axes(place: string): [number, number] | null {
  const found = /^hex-([a-m])(\d+)$/.exec(place);
  return found ? [(found[1] ?? "a").charCodeAt(0) - 97, Number(found[2])] : null;
}

/** What an event sounds like where all of it is shown at once: its end or the witnesses' answer, or what comes first. */
export function weightiest(beats: readonly Beat[], you: You = "spectator"): Heard | null {
  const heard = beats.flatMap((beat) => {
    const found = soundOf(beat, you);
    return found ? [{ kind: beat.kind, found }] : [];
  });
  const at = (kind: Beat["kind"]): Heard | undefined => heard.find((one) => one.kind === kind)?.found;
  return at("end") ?? at("answer") ?? heard[0]?.found ?? null;
}
