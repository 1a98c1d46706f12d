import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event } from "../net/protocol";
import { settings } from "../settings.svelte";
import { Showing } from "./showing.svelte";
import { shownIn } from "./showing.testing.svelte";

const event = (number: number, actor: Event["actor"], kind: Event["kind"] = "move"): Event => ({
  number,
  kind,
  actor,
  position: { at: number },
});

describe("showing events at a pace", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    window.matchMedia = vi.fn(() => ({ matches: false })) as never;
    settings.speed = "normal";
  });
  afterEach(() => vi.useRealTimers());

  it("shows all that was there at once, and what comes one after another", () => {
    const { showing, add, end } = shownIn(Showing, [event(1, "jack"), event(2, "detective")], "jack");
    expect(showing.shown).toBe(2);
    add(event(3, "detective"), event(4, "detective"));
    expect([showing.shown, showing.behind]).toEqual([2, true]);
    vi.advanceTimersByTime(1000);
    expect(showing.shown).toBe(3);
    vi.advanceTimersByTime(1000);
    expect([showing.shown, showing.behind]).toEqual([4, false]);
    end();
  });

  it("shows what this seat did without a wait", () => {
    const { showing, add, end } = shownIn(Showing, [event(1, "jack")], "jack");
    add(event(2, "jack"));
    vi.advanceTimersByTime(1);
    expect(showing.shown).toBe(2);
    end();
  });

  it("skips to the end when asked", () => {
    const { showing, add, end } = shownIn(Showing, [event(1, "jack")], "jack");
    add(event(2, "detective"), event(3, "detective"));
    showing.skip();
    expect(showing.behind).toBe(false);
    end();
  });

  it("points at nothing that was taken back", () => {
    const back: Event = { ...event(3, "jack", "taken-back"), target: "1" };
    const { showing, add, end } = shownIn(Showing, [event(1, "detective"), event(2, "jack"), back], "jack");
    expect(showing.last?.number).toBe(1);
    add({ ...event(4, "detective", "taken-back"), target: "0" });
    showing.skip();
    expect(showing.last).toBeNull();
    end();
  });

  it("looks back at an earlier position and returns", () => {
    const { showing, end } = shownIn(Showing, [event(1, "jack"), event(2, "chance", "chance")], "jack");
    expect(showing.position).toEqual({ at: 2 });
    showing.lookingAt = 1;
    flushSync();
    expect(showing.position).toEqual({ at: 1 });
    showing.lookingAt = null;
    expect(showing.last?.number).toBe(1);
    end();
  });
});
