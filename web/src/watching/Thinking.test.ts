import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Thinking from "./Thinking.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("says for how long somebody has been thinking, once that is long", () => {
  const { container } = render(Thinking);
  const said = (): string => container.textContent?.trim() ?? "";
  expect([said(), container.querySelectorAll(".dots i").length]).toEqual(["", 3]);
  vi.advanceTimersByTime(1500);
  flushSync();
  expect(said()).toBe("");
  vi.advanceTimersByTime(3000);
  flushSync();
  expect(said()).toBe("4 s");
});
