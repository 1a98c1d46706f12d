import { afterEach, describe, expect, it, vi } from "vitest";
import { makeAhead, pictured } from "./picture";

const drawing = (name: string) => ({
  name,
  box: { x: 0, y: -5, width: 10, height: 20 },
  shapes: () => `<path fill="var(--ink, #123456)" stroke="var(--line)" d="M0 0h1"/>${name}`,
});
const at = (style: string): HTMLElement => {
  const where = document.body.appendChild(document.createElement("div"));
  where.style.cssText = style;
  return where;
};
const inside = (address: string): string => decodeURIComponent(address.slice(address.indexOf(",") + 1));

afterEach(() => {
  document.body.innerHTML = "";
  vi.useRealTimers();
});

describe("a picture", () => {
  it("lies in its drawing's box, in the colours of the theme, or the usual ones where it has none", () => {
    const made = inside(pictured(drawing("one"), at("--ink: red; --line: blue"), "night"));
    expect(made).toContain('viewBox="0 -5 10 20"');
    expect(made).toContain('fill="red" stroke="blue"');
    expect(inside(pictured(drawing("two"), at(""), "day"))).toContain('fill="#123456" stroke="none"');
  });

  it("is made once for a theme, and anew for another", () => {
    const where = at("--ink: green");
    const first = pictured(drawing("three"), where, "dusk");
    where.style.cssText = "--ink: white";
    expect(pictured(drawing("three"), where, "dusk")).toBe(first);
    expect(inside(pictured(drawing("three"), where, "dawn"))).toContain('fill="white"');
  });

  it("can be made ahead, one after another, until nobody wants it any more", () => {
    vi.useFakeTimers();
    const asked: string[] = [];
    vi.stubGlobal(
      "Image",
      class {
        set src(address: string) {
          asked.push(address);
        }
      },
    );
    const stop = makeAhead(["four", "five", "six"].map(drawing), at(""), "night");
    expect(asked).toHaveLength(0);
    vi.advanceTimersByTime(130);
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(130);
    stop();
    vi.advanceTimersByTime(1000);
    expect(asked).toHaveLength(2);
    vi.unstubAllGlobals();
  });
});
