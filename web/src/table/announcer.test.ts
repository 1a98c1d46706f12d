import { describe, expect, it } from "vitest";
import type { Beat, Event } from "../net/protocol";
import { announcedIn } from "./announcer.testing.svelte";
import { event } from "./choices.testing";

const beat = (id: string, more: Partial<Beat> = {}): Beat => ({
  kind: "action",
  message: { id, args: {} },
  actor: "jack",
  places: [],
  people: [],
  secret: false,
  hidden: null,
  ...more,
});
const at = (number: number, ...beats: Beat[]): Event => event(number, { beats });
const EVENTS = [at(1, beat("log-alibi")), at(2, beat("log-seen"), beat("log-chase")), at(3), at(4, beat("log-seen"))];

describe("what is shown", () => {
  it("is spoken line by line, as the log has it, in order and each once", () => {
    const { show, heard, end } = announcedIn(EVENTS, 0);
    for (const count of [1, 2, 3, 4]) show(count);
    expect(heard()).toHaveLength(4);
    expect(heard()[1]).toBe(heard()[3]);
    end();
  });

  it("is spoken whole where several events are shown at once", () => {
    const { show, heard, end } = announcedIn(EVENTS, 0);
    show(4);
    expect(heard()).toHaveLength(4);
    end();
  });

  it("is not spoken where it was there from the beginning", () => {
    const { show, heard, end } = announcedIn(EVENTS, 2);
    show(4);
    expect(heard()).toHaveLength(1);
    end();
  });

  it("keeps secrets unless they lie open", () => {
    const secret = at(1, beat("log-seen", { secret: true, hidden: null }));
    for (const open of [false, true]) {
      const { show, heard, end } = announcedIn([secret], 0, open);
      show(1);
      expect(heard()).toHaveLength(open ? 1 : 0);
      end();
    }
  });
});

describe("what is said besides", () => {
  it("comes after what was said before, even if it is the same", () => {
    const { announcer, heard, end } = announcedIn([], 0);
    announcer.speak("Seen 4", "preview");
    announcer.speak("Seen 4", "preview");
    announcer.speak("", "problem");
    expect(heard()).toEqual(["Seen 4", "Seen 4"]);
    expect(new Set(announcer.lines.map((line) => line.number)).size).toBe(2);
    end();
  });

  it("is repeated on request, but not what was asked for", () => {
    const { announcer, heard, end } = announcedIn([], 0);
    announcer.again();
    announcer.speak("Your turn", "turn");
    announcer.speak("Holmes sees Gull", "answer");
    announcer.again();
    expect(heard()).toEqual(["Your turn", "Holmes sees Gull", "Your turn"]);
    end();
  });

  it("leaves the page in the end: a screen reader has read it long ago", () => {
    const { announcer, heard, end } = announcedIn([], 0);
    for (let number = 0; number < 100; number++) announcer.speak(String(number), "turn");
    expect(heard().length).toBeLessThanOrEqual(40);
    expect(heard().at(-1)).toBe("99");
    end();
  });
});
