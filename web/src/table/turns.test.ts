// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Beat } from "../net/protocol";
import { event } from "./choices.testing";
import { latestOf } from "./latest";
import { turnsOf } from "./turns";

const beat = (kind: Beat["kind"], id: string, people: string[] = []): Beat => ({
  kind,
  message: { id, args: {} },
  actor: null,
  places: [],
  people,
  secret: false,
  hidden: null,
});

const APPEAL = [
  beat("action", "log-holmes"),
  beat("change", "coach-seen"),
  beat("appeal", "log-appeal", ["gull", "lane"]),
  beat("answer", "log-unseen"),
  beat("reason", "log-reason-unseen"),
  beat("cleared", "log-cleared", ["gull"]),
  beat("cleared", "log-cleared", ["lane"]),
  beat("cleared", "log-suspects-left"),
];
const LOG = [
  event(1, { beats: [beat("action", "log-alibi")] }),
  event(2, {
    kind: "chance",
    actor: "chance",
    beats: [beat("card", "log-card", ["bert"]), beat("cleared", "log-cleared", ["bert"])],
  }),
  event(3, { beats: APPEAL }),
  event(4, { kind: "chance", actor: "chance", beats: [beat("throw", "log-throw")] }),
];

describe("the table of turns", () => {
  it("tells who was seen, what was answered and who was cleared, by the answer and by cards", () => {
    expect(turnsOf(LOG)).toEqual([
      {
        turn: 1,
        seen: ["gull", "lane"],
        answer: "log-unseen",
        wasSeen: false,
        cleared: ["gull", "lane"],
        byCard: ["bert"],
      },
    ]);
  });

  it("forgets what was taken back", () => {
    expect(turnsOf([...LOG, event(5, { kind: "taken-back", target: "2" })])).toEqual([]);
  });
});

describe("what happened last", () => {
  const ids = (count: number): (string | undefined)[] => {
    const latest = latestOf(LOG, count, true);
    return [latest?.done?.id, ...(latest?.since ?? []).map(({ id }) => id)];
  };

  it("is the last action, what it changed, the answer, its reason and how many are left, until the next action", () => {
    const told = ["log-holmes", "coach-seen", "log-unseen", "log-reason-unseen", "log-suspects-left"];
    expect(ids(3)).toEqual(told);
    expect(ids(4)).toEqual(told);
  });

  it("is an action and the card drawn by it", () => {
    expect(ids(2)).toEqual(["log-alibi", "log-card"]);
  });

  it("is nothing before anything happened", () => {
    expect(latestOf(LOG, 0, true)).toBeNull();
  });
});
