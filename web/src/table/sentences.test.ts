import { describe, expect, it } from "vitest";
import type { Event } from "../net/protocol";
import { capital, sentences } from "./sentences";

let number = 0;
const event = (kind: Event["kind"], actor: Event["actor"], action: string | null, announced = ""): Event => ({
  number: ++number,
  kind,
  actor,
  action,
  announced,
});
const told = (events: Event[], game: "pocket" | "classic"): string[] =>
  events.flatMap((_, index) => sentences(events, index, game));

describe("events as sentences", () => {
  it("tells a turn of Pocket, with the witnesses' answer as a sentence of its own", () => {
    const events = [
      event("chance", "chance", "tile lane W"),
      event("chance", "chance", "tile gull W"),
      event("chance", "chance", null),
      event("chance", "chance", "throw holmes watson rotation exchange"),
      event("move", "detective", "holmes 2"),
      event("move", "jack", "rotation 4 3"),
      event("move", "jack", "exchange 0 8"),
      event("move", "detective", "watson 1", "unseen"),
    ];
    expect(told(events, "pocket")).toEqual([
      "The district is laid out",
      "Mr. Jack draws his identity",
      "The tokens fall: Holmes, Watson, Rotation, Exchange",
      "The Investigator moves Holmes 2 spaces",
      "Mr. Jack turns the centre tile a quarter anticlockwise",
      "Mr. Jack swaps the top left and bottom right tiles",
      "The Investigator moves Watson one space",
      "Witnesses: Mr. Jack is not seen",
    ]);
  });

  it("keeps what only one seat knows face down, unless it may be said", () => {
    const drawn = [
      event("chance", "chance", "identity gull"),
      event("move", "jack", "alibi"),
      event("chance", "chance", "card madame"),
      event("move", "detective", "alibi"),
      event("chance", "chance", "card bert"),
    ];
    const cards = (game: "pocket" | "classic", open: boolean): string[] =>
      [0, 2, 4].flatMap((index) => sentences(drawn, index, game, open));
    expect(cards("pocket", true)).toEqual([
      "Mr. Jack is Sir William Gull",
      "The card drawn: Madame",
      "The card drawn: Jeremy Bert",
    ]);
    expect(cards("pocket", false)).toEqual([
      "Mr. Jack draws his identity",
      "A card is drawn face down",
      "The card drawn: Jeremy Bert",
    ]);
    expect(cards("classic", false).at(-1)).toBe("A card is drawn face down");
  });

  it("names the character in play in the steps of Mr. Jack", () => {
    const events = [
      event("move", "detective", "play smith"),
      event("move", "detective", "move g7"),
      event("move", "detective", "lamp f5>h4", "invisible"),
    ];
    expect(told(events, "classic")).toEqual([
      "The Detective plays John Smith",
      "John Smith walks to g7",
      "The lamp on f5 moves to h4",
      "Witnesses: Mr. Jack is invisible",
    ]);
  });

  it("never names a card that was drawn face down", () => {
    const events = [event("move", "jack", "alibi"), event("chance", "chance", null)];
    expect(told(events, "pocket")).toEqual(["Mr. Jack draws an alibi card", "A card is drawn face down"]);
  });

  it("tells what happens beside the game", () => {
    const beside = (["joined", "resigned", "takeback-offered", "takeback-declined", "taken-back"] as const).map(
      (kind) => event(kind, "detective", null),
    );
    expect(told(beside, "pocket")).toHaveLength(5);
    expect(told(beside, "pocket").every((text) => / /.test(text))).toBe(true);
  });

  it("says why a bot gave up", () => {
    const events = [event("resigned", "detective", null, "too-late")];
    expect(told(events, "pocket")).toEqual(["The Investigator gives up", "The bot took too long"]);
  });

  it("begins with a large letter", () => {
    expect(capital("the Investigator")).toBe("The Investigator");
    expect(capital("")).toBe("");
  });
});
