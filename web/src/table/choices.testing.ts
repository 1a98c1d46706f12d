/** Trees of picks for tests, as the narrator makes them. */

import type { Choice, Choices, Event, Pick } from "../net/protocol";

const plain: Omit<Pick, "label"> = { place: "", key: "", danger: false, secret: false };

/** A pick, by what is special about it. */
export const pick = (label: string, special: Partial<Pick> = {}): Pick => ({
  label: { id: "target-notation", args: { action: label } },
  ...plain,
  ...special,
});

export const leads = (to: string, asks: string, ...next: Choice[]): Choice => ({ pick: to, action: null, asks, next });
export const ends = (at: string, action: string): Choice => ({ pick: at, action, asks: "", next: [] });

/** Pocket: a card, a detective with two ways to go, one tile with two ways to turn; another was rotated, and Watson is used. */
export const POCKET: Choices = {
  asks: "pick-token",
  picks: {
    alibi: pick("token-alibi", { key: "a" }),
    holmes: pick("token-holmes", { key: "h" }),
    "holmes-1": pick("target-steps", { place: "space-0" }),
    "holmes-2": pick("target-steps", { place: "space-1" }),
    rotation: pick("token-rotation", { key: "r" }),
    "tile-4": pick("target-area", { place: "tile-4" }),
    "turn-1": pick("target-turn-1"),
    "turn-2": pick("target-turn-2"),
  },
  next: [
    ends("alibi", "alibi"),
    leads("holmes", "pick-target", ends("holmes-1", "holmes 1"), ends("holmes-2", "holmes 2")),
    leads(
      "rotation",
      "pick-target",
      leads("tile-4", "pick-turn", ends("turn-1", "rotation 4 1"), ends("turn-2", "rotation 4 2")),
    ),
  ],
  why: { watson: { id: "why-used", args: {} }, "rotation tile-0": { id: "why-rotated", args: {} } },
  begun: "",
};

/** Mr. Jack: two cards. */
export const CARDS: Choices = {
  asks: "pick-card",
  picks: { "play-bert": pick("name-bert", { key: "1" }), "play-smith": pick("name-smith", { key: "2" }) },
  next: [ends("play-bert", "play bert"), ends("play-smith", "play smith")],
  why: {},
  begun: "play",
};

/** Mr. Jack: a move, an accusation, or leaving the board. */
export const VERBS: Choices = {
  asks: "pick-token",
  picks: {
    move: pick("verb-move", { key: "1" }),
    "hex-g6": pick("target-hex", { place: "hex-g6" }),
    accuse: pick("verb-accuse", { key: "2" }),
    "accuse-gull": pick("target-person", { place: "hex-e9", danger: true }),
    leave: pick("verb-leave", { key: "3", secret: true }),
    "exit-NE": pick("target-exit", { place: "exit-NE" }),
  },
  next: [
    leads("move", "pick-target", ends("hex-g6", "move g6")),
    leads("accuse", "pick-target", ends("accuse-gull", "accuse gull")),
    leads("leave", "pick-target", ends("exit-NE", "leave NE")),
  ],
  why: {},
  begun: "",
};

/** An event of a log, by what is special about it. */
export const event = (number: number, special: Partial<Event> = {}): Event => ({
  number,
  kind: "action",
  actor: "jack",
  action: null,
  beats: [],
  target: "",
  failure: "",
  board: null,
  position: null,
  ...special,
});
