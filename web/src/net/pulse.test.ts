import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pulse } from "./pulse";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watched() {
  const asked = vi.fn();
  const died = vi.fn();
  const pulse = new Pulse(asked, died);
  pulse.begin();
  return { pulse, asked, died };
}

describe("the pulse of a line", () => {
  it("asks a quiet line, and is content with any word", () => {
    const { pulse, asked, died } = watched();
    pulse.heard();
    for (let second = 0; second < 60; second += 1) {
      vi.advanceTimersByTime(1000);
      if (asked.mock.calls.length > 0) pulse.heard();
    }
    expect(asked).toHaveBeenCalled();
    expect(died).not.toHaveBeenCalled();
    pulse.end();
  });

  it("gives a silent line up within six seconds", () => {
    const { pulse, died } = watched();
    pulse.heard();
    vi.advanceTimersByTime(4000);
    expect(died).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(died).toHaveBeenCalled();
    pulse.end();
  });

  it("leaves a new line time for its first word", () => {
    const { pulse, died } = watched();
    vi.advanceTimersByTime(9000);
    expect(died).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(died).toHaveBeenCalled();
    pulse.end();
  });

  it("does not mistake a tab that slept for a line that is dead", () => {
    const { pulse, asked, died } = watched();
    pulse.heard();
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(400);
    pulse.heard();
    vi.advanceTimersByTime(400);
    expect(died).not.toHaveBeenCalled();
    expect(asked.mock.calls.length).toBeLessThan(2);
    pulse.end();
  });

  it("is quiet once it has ended", () => {
    const { pulse, asked, died } = watched();
    pulse.end();
    vi.advanceTimersByTime(60_000);
    expect(asked).not.toHaveBeenCalled();
    expect(died).not.toHaveBeenCalled();
  });
});
