import { beforeEach, describe, expect, it } from "vitest";
import type { Coached } from "../net/protocol";
import { settings } from "../settings.svelte";
import { Coach, keepLearnt } from "./coach.svelte";

const SPLIT = { id: "coach-best-split", args: { seen: 4, hidden: 3, most: 4 } };
const coached = (good: string[], tip = SPLIT): Coached => ({ type: "coached", number: 3, tip, good, review: [] });

/** Hear a tip for which some choices are good, and make one. */
async function choose(coach: Coach, action: string, tip = SPLIT): Promise<void> {
  await coach.listen({ coach: async () => coached(["holmes 1"], tip) });
  coach.played(action);
}

beforeEach(() => {
  localStorage.clear();
  settings.coach = "first";
});

describe("the coach", () => {
  it("says what matters before a choice, and nothing after it", async () => {
    const coach = new Coach(() => "pocket");
    await coach.listen({ coach: async () => coached(["holmes 1"]) });
    expect(coach.says).toEqual(SPLIT);
    coach.played("holmes 2");
    expect(coach.says).toBeNull();
  });

  it("falls silent after three good choices of a kind in a row, says so once, and remembers it", async () => {
    const coach = new Coach(() => "pocket");
    for (let time = 0; time < 3; time++) await choose(coach, "holmes 1");
    expect(coach.says?.id).toBe("coach-end");
    await choose(coach, "holmes 1");
    expect(coach.says).toBeNull();
    expect(new Coach(() => "pocket").speaks).toBe(false);
    expect(new Coach(() => "classic").speaks).toBe(true);
  });

  it("goes on speaking where good choices are of different kinds, or not in a row", async () => {
    const coach = new Coach(() => "pocket");
    for (const action of ["holmes 1", "holmes 1", "holmes 2", "holmes 1", "holmes 1"]) await choose(coach, action);
    await choose(coach, "holmes 1", { id: "coach-keep-alibi", args: { seen: 0, hidden: 0, most: 0 } });
    expect(coach.speaks).toBe(true);
    expect(coach.says).toBeNull();
  });

  it("does not take the hints that were followed for good choices", async () => {
    const coach = new Coach(() => "pocket");
    for (let time = 0; time < 4; time++) {
      await coach.listen({ coach: async () => coached(["holmes 1"]) });
      coach.played("holmes 1", true);
    }
    expect(coach.speaks).toBe(true);
  });

  it("does not speak where the game was played before, unless he is asked to", async () => {
    keepLearnt("pocket");
    const coach = new Coach(() => "pocket");
    expect(coach.speaks).toBe(false);
    settings.coach = "always";
    for (let time = 0; time < 4; time++) await choose(coach, "holmes 1");
    expect(coach.speaks).toBe(true);
    settings.coach = "never";
    expect(coach.speaks).toBe(false);
  });
});
