import { describe, expect, it } from "vitest";
import type { Message } from "../net/protocol";
import { capital, narrate, sentence, words } from "./words.svelte";

const name = (character: string): Message => ({ id: `name-${character}`, args: {} });

describe("looking messages up", () => {
  it("fills gaps with texts and numbers as they are", () => {
    expect(narrate({ id: "log-lamp", args: { from: "f5", to: "h4" } })).toBe("The gaslight on f5 moves to h4");
    expect(narrate({ id: "turn", args: { turn: 3, turns: 8 } })).toBe("Turn 3 of 8");
  });

  it("looks messages among the arguments up first, however deep, and joins several by commas", () => {
    const names = { id: "log-shuffle", args: { names: [name("bert"), name("gull")] } };
    expect(narrate(names)).toBe("The cards of this round: Jeremy Bert, Sir William Gull");
    const area: Message = { id: "target-area", args: { area: { id: "area-4", args: {} }, name: name("lane") } };
    expect(narrate({ id: "cards-shown", args: { cards: [area] } })).toBe("Alibi cards shown: centre: Joseph Lane");
  });

  it("speaks the reader's language", async () => {
    await words.speak("pl");
    expect(narrate(name("lane"))).toBe("Joseph Lane");
    expect(narrate({ id: "log-seen", args: {} })).not.toContain("Witnesses");
    await words.speak("en");
  });

  it("begins sentences with a large letter", () => {
    expect(sentence({ id: "seat-detective", args: { game: "pocket" } })).toBe("The Investigator");
    expect(capital("")).toBe("");
  });
});
