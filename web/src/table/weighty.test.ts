import { afterEach, describe, expect, it } from "vitest";
import { words } from "../words/words.svelte";
import { pick } from "./choices.testing";
import { confirmed, weightyOf } from "./weighty";

const person = { id: "target-person", args: { name: { id: "name-watson", args: {} }, hex: "g6" } };
const accused = { ...pick("", { danger: true, label: person }), id: "accuse-watson" };
const verb = { ...pick("verb"), id: "accuse" };
const exit = { id: "target-exit", args: { exit: { id: "exit-NE", args: {} } } };
const leaving = [
  { ...pick("leave", { secret: true }), id: "leave" },
  { ...pick("", { label: exit, place: "exit-NE" }), id: "exit-NE" },
];

describe("what is asked before it is done", () => {
  afterEach(() => words.speak("en"));

  it.each([
    ["en", "Accuse Dr Watson? If you are wrong, you lose.", "Accuse", "Leave by the north-east exit"],
    ["fr", "Accuser Dr Watson\u202f? Si vous vous trompez, vous perdez.", "Accuser", "Quitter par la sortie nord-est"],
    ["it", "Accusi Dott. Watson? Se sbagli, perdi.", "Accusa", "Esci dall’uscita nord-est"],
    [
      "pl",
      "Oskarżasz: Jack to Dr Watson? Jeśli się mylisz, przegrywasz.",
      "Oskarż",
      "Opuść Whitechapel: wyjście północno-wschodnie",
    ],
  ] as const)("names it in %s", async (language, question, yes, by) => {
    await words.speak(language);
    expect(weightyOf([verb, accused])).toEqual({ question, yes });
    expect(confirmed(leaving)).toBe(by);
  });

  it("is nothing where the game can't be lost", () => {
    expect([weightyOf(leaving), confirmed([verb])]).toEqual([null, ""]);
  });

  it("is plain of a danger that has no words of its own", () => {
    const risk = { ...pick("All in", { danger: true }), id: "all-in" };
    expect(weightyOf([risk])).toEqual({ question: "All in. This may lose the game at once. Really?", yes: "All in" });
  });
});
