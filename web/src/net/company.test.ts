import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Company } from "./company.svelte";
import type { FromClient } from "./protocol";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  look(false);
});

function look(hidden: boolean): void {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

function company() {
  const sent: FromClient[] = [];
  return { sent, at: new Company((message) => sent.push(message) > 0) };
}

describe("the company at a table", () => {
  it("calls nobody away who may just be coming back as we do", () => {
    const { at } = company();
    at.began();
    at.hear({ type: "present", jack: true, detective: false });
    expect(at.present).toBeNull();
    at.hear({ type: "present", jack: true, detective: true });
    expect(at.present?.detective).toBe(true);
    vi.advanceTimersByTime(2000);
    at.hear({ type: "present", jack: true, detective: false });
    expect(at.present?.detective).toBe(false);
    at.lost();
    expect(at.present).toBeNull();
    at.began();
    at.hear({ type: "present", jack: true, detective: false });
    vi.advanceTimersByTime(2000);
    expect(at.present).toMatchObject({ detective: false });
    at.close();
  });

  it("says that the page is left when nobody has looked at it for long, and says so again after a reconnection", () => {
    const { at, sent } = company();
    look(true);
    vi.advanceTimersByTime(20_000);
    look(false);
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
    look(true);
    vi.advanceTimersByTime(31_000);
    expect(sent).toEqual([{ type: "here", away: true }]);
    at.began();
    look(false);
    expect(sent.slice(1)).toEqual([
      { type: "here", away: true },
      { type: "here", away: false },
    ]);
    at.close();
  });

  it("tells what is said apart from the same said again", () => {
    const { at } = company();
    at.hear({ type: "said", seat: "jack", phrase: "oops" });
    const first = at.said;
    at.hear({ type: "said", seat: "jack", phrase: "oops" });
    expect(at.said).not.toEqual(first);
    at.close();
  });
});
