import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event, Position } from "../net/protocol";
import { settings } from "../settings.svelte";
import { event } from "./choices.testing";
import { lastAction } from "./showing.svelte";
import { at, by, nobodyLooks, shownIn } from "./showing.testing.svelte";

describe("showing events at a pace", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    window.matchMedia = vi.fn(() => ({ matches: false })) as never;
    settings.staging = "full";
  });
  afterEach(() => vi.useRealTimers());

  it("shows all that was there at once, and what comes one after another", () => {
    const { showing, add, wait, end } = shownIn([by(1, "jack"), by(2, "detective")], "jack", nobodyLooks);
    expect(showing.shown).toBe(2);
    add(by(3, "detective"), by(4, "detective"));
    expect([showing.shown, showing.behind, showing.position, showing.awaited]).toEqual([2, true, at(3), "detective"]);
    for (let waited = 0; waited < 1300; waited += 100) wait(100);
    expect([showing.shown, showing.position]).toEqual([3, at(4)]);
    for (let waited = 0; waited < 1300; waited += 100) wait(100);
    expect([showing.shown, showing.behind, showing.position, showing.awaited]).toEqual([4, false, at(4), null]);
    end();
  });

  it("shows what this seat did without a wait", () => {
    const { showing, add, wait, end } = shownIn([by(1, "jack")], "jack", nobodyLooks);
    add(by(2, "jack"));
    wait(1);
    wait(1);
    expect(showing.shown).toBe(2);
    end();
  });

  it("waits no longer because more happens meanwhile", () => {
    const { showing, add, wait, end } = shownIn([by(1, "jack")], "jack", nobodyLooks);
    add(by(2, "detective"));
    wait(1);
    wait(600);
    add(by(3, "detective"));
    wait(600);
    expect(showing.shown).toBe(2);
    end();
  });

  it("is shown faster or slower as it is told", () => {
    const { showing, add, wait, end } = shownIn([by(1, "jack")], "jack", nobodyLooks);
    add(by(2, "detective"), by(3, "detective"));
    showing.tempo = 4;
    wait(1);
    wait(280);
    expect([showing.shown, showing.waiting]).toEqual([2, 1]);
    showing.tempo = 0.5;
    wait(1);
    wait(1200);
    expect(showing.shown).toBe(2);
    wait(1200);
    expect(showing.shown).toBe(3);
    end();
  });

  it("shows nothing any more once the table is gone", () => {
    const { showing, add, wait, end } = shownIn([by(1, "jack")], "jack", nobodyLooks);
    add(by(2, "detective"));
    end();
    wait(1000);
    expect(showing.shown).toBe(1);
  });

  it("shows what was missed while the line was lost at once", () => {
    const { showing, catchUp, end } = shownIn([by(1, "jack")], "jack", nobodyLooks);
    catchUp(event(2, { actor: "detective" }), by(3, "detective"));
    expect([showing.shown, showing.position]).toEqual([3, at(3)]);
    end();
  });

  it("skips to the end when asked", () => {
    const { showing, add, end } = shownIn([by(1, "jack")], "jack", nobodyLooks);
    add(by(2, "detective"), by(3, "detective"));
    showing.skip();
    expect([showing.behind, showing.position]).toEqual([false, at(3)]);
    end();
  });

  it("looks back once it is known how the table stood, and returns", async () => {
    let answer: (position: Position) => void = () => {};
    const look = (): Promise<Position> => new Promise((resolve) => (answer = resolve));
    const { showing, end } = shownIn([by(1, "jack"), by(2, "detective")], "jack", look);
    const looking = showing.look(1);
    expect([showing.lookingAt, showing.position]).toEqual([null, at(2)]);
    answer(at(7));
    await looking;
    expect([showing.lookingAt, showing.position, showing.last?.number]).toEqual([1, at(7), 1]);
    await showing.look(null);
    expect([showing.lookingAt, showing.position, showing.last?.number]).toEqual([null, at(2), 2]);
    end();
  });

  it("steps on from where it is going, and forgets an answer nobody waits for", async () => {
    const asked: number[] = [];
    const look = async (number: number): Promise<Position> => {
      asked.push(number);
      return at(number);
    };
    const { showing, end } = shownIn([by(1, "jack"), by(2, "jack"), by(3, "jack")], "jack", look);
    showing.step(-1);
    showing.step(-1);
    await vi.waitFor(() => expect(showing.lookingAt).toBe(1));
    expect(asked).toEqual([2, 1]);
    showing.step(1);
    showing.step(1);
    await Promise.resolve();
    expect(showing.lookingAt).toBeNull();
    end();
  });
});

describe("the last action", () => {
  const back = (number: number, target: string): Event => event(number, { kind: "taken-back", target });

  it("is the last thing a player did, not chance", () => {
    const events = [event(1), event(2, { kind: "chance", actor: "chance" })];
    expect(lastAction(events, 2)?.number).toBe(1);
    expect(lastAction(events, 0)).toBeNull();
  });

  it("is never one that was taken back", () => {
    expect(lastAction([event(1), event(2), back(3, "1")], 3)?.number).toBe(1);
    expect(lastAction([event(1), event(2), back(3, "1"), back(4, "0")], 4)).toBeNull();
    expect(lastAction([event(1), event(2), back(3, "1"), event(4), back(5, "3")], 5)?.number).toBe(1);
    expect(lastAction([event(1), event(2), back(3, "1"), event(4)], 4)?.number).toBe(4);
  });
});
