// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Beat } from "../net/protocol";
import { soundOf, weightiest } from "./beats";

const beat = (kind: Beat["kind"], id = "", special: Partial<Beat> = {}): Beat => ({
  kind,
  message: id ? { id, args: {} } : null,
  actor: null,
  places: [],
  people: [],
  secret: false,
  hidden: null,
  ...special,
});
const walk = (from: string, to: string): Beat => beat("action", "log-move", { places: [`hex-${from}`, `hex-${to}`] });

describe("what a beat sounds like", () => {
  it("is as many steps as a detective walks", () => {
    const message = { id: "log-toby", args: { steps: 2 } };
    expect(soundOf(beat("action", "", { message, places: ["space-1", "space-3"] }))).toEqual({
      sound: "steps",
      count: 2,
    });
    expect(soundOf(beat("action", "log-joker", { places: ["space-1", "space-2"] }))?.count).toBe(1);
  });

  it.each([
    ["g6", "g9", 3],
    ["g6", "h6", 1],
    ["g6", "h7", 1],
    ["g6", "f5", 1],
    ["g6", "h5", 2],
    ["g6", "i6", 2],
  ])("is as many steps as hexes lie from %s to %s", (from, to, count) => {
    expect(soundOf(walk(from, to))).toEqual({ sound: "steps", count });
  });

  it.each([
    ["log-rotation", "tile"],
    ["log-alibi", "card"],
    ["log-play", "card"],
    ["log-lamp", "lamp-lit"],
    ["log-whistle", "whistle"],
    ["log-accuse", "accusation"],
    ["log-leave", "escape"],
  ])("is for the action %s: %s", (id, sound) => {
    expect(soundOf(beat("action", id))).toEqual({ sound });
  });

  it("tells what the witnesses say", () => {
    for (const id of ["log-seen", "log-visible"]) expect(soundOf(beat("answer", id))?.sound).toBe("seen");
    for (const id of ["log-unseen", "log-invisible"]) expect(soundOf(beat("answer", id))?.sound).toBe("unseen");
    expect(soundOf(beat("answer", "log-announced"))).toBeNull();
  });

  it("is the same for whoever sees a card and whoever sees its back", () => {
    for (const kind of ["card", "identity"] as const) {
      const known = beat(kind, "log-card", {
        secret: true,
        people: ["madame"],
        hidden: { id: "log-card-hidden", args: {} },
      });
      expect(soundOf(known)).toEqual(soundOf(beat(kind, "log-card-hidden")));
    }
  });

  it("is heard once for each suspect who is cleared, not for the count of those who are left", () => {
    expect(soundOf(beat("cleared", "log-cleared", { people: ["madame"] }))?.sound).toBe("tile");
    expect(soundOf(beat("cleared", "log-suspects-left"))).toBeNull();
  });

  it("is sand for a time token that Jack takes", () => {
    expect(soundOf(beat("token", "log-token", { actor: "jack" }))?.sound).toBe("hourglass");
    expect(soundOf(beat("token", "log-token", { actor: "detective" }))?.sound).toBe("coin");
  });

  it("is a lamp that goes out, the chase, tokens thrown, cards laid out", () => {
    expect(soundOf(beat("lamp", "log-lamp-out"))?.sound).toBe("lamp-out");
    expect(soundOf(beat("chase", "log-chase"))?.sound).toBe("chase");
    expect(soundOf(beat("throw", "log-throw"))?.sound).toBe("coin");
    const laid = beat("shuffle", "log-shuffle", { people: ["bert", "gull", "pizer", "smith"] });
    expect(soundOf(laid)).toEqual({ sound: "card", count: 4 });
  });

  it("is once for the end, for each as it ended for him; who looks on hears the winner's", () => {
    const end = beat("end", "wins", { actor: "jack" });
    expect(soundOf(end, "jack")?.sound).toBe("won");
    expect(soundOf(end, "detective")?.sound).toBe("lost");
    for (const you of ["both", "spectator"] as const) expect(soundOf(end, you)?.sound).toBe("won");
    expect(soundOf(beat("end", "jack-was", { actor: "jack" }), "jack")).toBeNull();
  });

  it("is nothing where something is only said", () => {
    for (const kind of ["change", "reason"] as const) expect(soundOf(beat(kind, "log-anything"))).toBeNull();
    for (const id of ["log-stay", "log-joker-nobody", "log-notation"]) expect(soundOf(beat("action", id))).toBeNull();
  });
});

describe("an event that is shown at once", () => {
  const [card, answer, end] = [
    beat("card", "log-card"),
    beat("answer", "log-seen"),
    beat("end", "wins", { actor: "jack" }),
  ];

  it("sounds like its end, the answer, or what comes first", () => {
    expect(weightiest([card, answer, end], "jack")?.sound).toBe("won");
    expect(weightiest([card, answer])?.sound).toBe("seen");
    expect(weightiest([beat("change"), card])?.sound).toBe("card");
    expect(weightiest([beat("change")])).toBeNull();
  });
});
