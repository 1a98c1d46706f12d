import { describe, expect, it } from "vitest";
import { event, POCKET, VERBS } from "./choices.testing";
import type { Chooser } from "./chooser.svelte";
import { chooserOf } from "./chooser.testing";
import { marksOf, NOTHING, targets } from "./choosing";
import { press } from "./keyboard";

function chosen(choices: typeof POCKET, ...picked: string[]): Chooser {
  const { chooser } = chooserOf(choices);
  for (const [number, id] of picked.entries()) number === 0 ? chooser.begin(id) : chooser.pick(id);
  return chooser;
}

describe("a choice on the board", () => {
  it("is picked where its pick says, or where the table knows", () => {
    const choosing = chosen(POCKET, "rotation");
    expect(targets(choosing, ({ id }) => `beside-${id}`).map(({ id, place }) => [id, place])).toEqual([
      ["turn-1", "beside-turn-1"],
      ["turn-2", "beside-turn-2"],
    ]);
    expect(targets(choosing, () => "")).toEqual([]);
  });

  it("says what may lose the game", () => {
    const accusing = { ...VERBS, next: VERBS.next[1]?.next ?? [] };
    expect(targets(chosen(accusing), () => "")).toMatchObject([{ place: "hex-e9", danger: true }]);
  });

  it("points out what is picked, and else the last action", () => {
    const beats = [
      {
        kind: "action",
        message: null,
        actor: "jack",
        places: ["tile-2"],
        people: ["toby"],
        secret: false,
        hidden: null,
      } as const,
    ];
    const last = event(1, {
      beats: beats.map((beat) => ({ ...beat, places: [...beat.places], people: [...beat.people] })),
    });
    expect(marksOf(chosen(POCKET, "holmes", "holmes-1"), last)).toEqual({
      places: ["", "space-0"],
      people: [],
    });
    expect(marksOf(NOTHING, last)).toEqual({ places: ["tile-2"], people: ["toby"], by: "jack" });
    expect(marksOf(NOTHING, null)).toEqual({ places: [], people: [], by: null });
  });
});

describe("a choice by keyboard", () => {
  it("is picked by the keys that the picks have", () => {
    const chooser = chosen(VERBS);
    const keyboard = {
      chooser,
      escape: chooser.back,
      step: () => {},
      help: () => {},
      split: () => {},
    };
    const pressed = (key: string): void => press(new KeyboardEvent("keydown", { key }), keyboard);
    pressed("1");
    expect(chooser.action).toBe("move g6");
    pressed("2");
    expect(chooser.action).toBe("accuse gull");
    pressed("Escape");
    pressed("x");
    expect(chooser.picked).toEqual([]);
  });
});
