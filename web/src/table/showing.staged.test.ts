import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event, Turn } from "../net/protocol";
import { settings } from "../settings.svelte";
import { event } from "./choices.testing";
import { beat, by, nobodyLooks, shownIn } from "./showing.testing.svelte";

describe("showing an event beat by beat", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    window.matchMedia = vi.fn(() => ({ matches: false })) as never;
    settings.staging = "full";
  });
  afterEach(() => vi.useRealTimers());

  const asked = (number: number, actor: Event["actor"]): Event =>
    by(number, actor, beat("appeal", null), beat("answer", "jack"), beat("cleared", null, ["gull"]));

  it("shows an appeal beat by beat, and nothing else before it has ended", () => {
    const { showing, add, wait, end } = shownIn([by(1, "jack")], "jack", nobodyLooks);
    add(asked(2, "detective"), by(3, "detective"));
    const seen: unknown[] = [];
    for (let waited = 0; waited < 8000; waited += 100) {
      const now = showing.frame ? `${showing.begun} ${showing.frame.kind}` : "all";
      if (now !== seen.at(-1)) seen.push(now);
      wait(100);
    }
    expect(seen).toEqual(["2 action", "2 appeal", "2 answer", "2 cleared", "3 action", "all"]);
    end();
  });

  it("stages what follows from an action of this seat, too", () => {
    const { showing, add, wait, end } = shownIn([by(1, "detective")], "jack", nobodyLooks);
    add(asked(2, "jack"));
    wait(1);
    wait(500);
    expect([showing.frame?.kind, showing.live]).toEqual(["appeal", false]);
    end();
  });

  it("can be hurried, up to the end of the event", () => {
    const { showing, add, wait, end } = shownIn([by(1, "jack")], "jack", nobodyLooks);
    add(asked(2, "detective"), by(3, "detective"));
    showing.hurry();
    for (let waited = 0; waited < 1500; waited += 100) wait(100);
    expect(showing.begun).toBe(3);
    wait(500);
    expect(showing.begun).toBe(3);
    end();
  });

  it("shows nothing while it is held, but what is asked for", () => {
    const { showing, add, wait, end } = shownIn([by(1, "jack")], "jack", nobodyLooks);
    showing.held = true;
    add(by(2, "detective"), by(3, "detective"));
    wait(9000);
    expect(showing.shown).toBe(1);
    expect(showing.frame).toBeNull();
    showing.next();
    wait(9000);
    expect([showing.shown, showing.frame?.kind, showing.goesOn]).toEqual([1, "action", true]);
    showing.next();
    expect([showing.shown, showing.begun, showing.goesOn]).toEqual([2, 3, false]); // a step would show nothing new
    showing.next();
    expect([showing.shown, showing.frame]).toEqual([3, null]);
    end();
  });

  it("tells the end that no event tells", () => {
    const { source, showing, add, wait, end } = shownIn([by(1, "jack")], "jack", nobodyLooks);
    const ending = [{ id: "wins", args: {} }];
    source.turn = { phase: "over", ending, revealed: null, result: null } as Partial<Turn> as Turn;
    add(event(2, { kind: "resigned", actor: "detective", beats: [beat("action", "detective")] }));
    wait(1);
    wait(1200);
    expect(showing.frame?.kind).toBe("end");
    end();
  });

  it("shows everything at once where nothing is to move", () => {
    settings.staging = "off";
    const { showing, add, wait, end } = shownIn([by(1, "jack")], "jack", nobodyLooks);
    add(asked(2, "detective"), by(3, "detective"));
    wait(1);
    wait(1);
    expect([showing.shown, showing.frame]).toEqual([3, null]);
    end();
  });
});
