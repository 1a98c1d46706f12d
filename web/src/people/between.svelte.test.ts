import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keep } from "../net/keys";
import type { Event, SeatInfo, Turn } from "../net/protocol";
import { event, FakeSocket, position, table, turn } from "../net/server.testing";
import { Seats } from "../table/seats.svelte";
import { Between } from "./between.svelte";

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.opened = [];
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const seat = (name: string | null): SeatInfo => ({
  kind: "person",
  taken: true,
  level: null,
  name,
  words_missing: false,
});
const happened = (number: number, kind: Event["kind"], actor: Event["actor"]): Event => ({
  ...event(number),
  kind,
  actor,
});

/** What stands between the two, for the Detective or somebody who looks on, after some events and as it stands now. */
function between(special: Partial<Turn>, events: Event[] = [], you: "detective" | "spectator" = "detective") {
  if (you === "detective") keep("m", "detective", "token");
  const seats = new Seats("m");
  const socket = FakeSocket.opened.at(-1) as FakeSocket;
  socket.open();
  const sitting = { jack: seat("Bob"), detective: seat(null) };
  socket.says(table(events, position(0), { you, seats: sitting, turn: turn(events.length, special) }));
  let found: Between | null = null;
  const end = $effect.root(() => {
    found = new Between(seats, (asked) => void asked);
  });
  flushSync();
  return { now: (found as Between | null)?.now ?? null, socket, end };
}

describe("what stands between two people", () => {
  it("is nothing while nobody asks", () => {
    expect(between({}).now).toBeNull();
  });

  it("is a takeback that the other asks for, by name", () => {
    const { now } = between({ offer: "jack" });
    expect(now).toMatchObject({ text: "Bob wants to take back their last action.", calls: true });
    expect(now?.answers.map(({ id }) => id)).toEqual(["agree", "decline"]);
  });

  it("is one's own question, which can be withdrawn", () => {
    const { now, socket } = between({ offer: "detective" });
    expect(now).toMatchObject({ calls: false });
    now?.answers[0]?.act();
    expect(socket.sentOf("withdraw")).toHaveLength(1);
  });

  it("is the answer for as long as nothing else happens", () => {
    const asked = happened(1, "takeback-offered", "detective");
    expect(between({}, [asked, happened(2, "takeback-declined", "jack")]).now?.text).toBe(
      "Bob says no: the action stands.",
    );
    expect(between({}, [asked, happened(2, "taken-back", "jack")]).now?.id).toBe("told-taken-back");
    expect(between({}, [happened(1, "taken-back", "jack")]).now).toBeNull();
  });

  it("is a rematch to agree to, which those who look on only hear of", () => {
    const over: Partial<Turn> = { phase: "over", rematch_offer: "jack" };
    expect(between(over).now?.answers.map(({ id }) => id)).toEqual(["agree", "decline"]);
    localStorage.clear();
    expect(between(over, [], "spectator").now).toMatchObject({ calls: false, answers: [] });
  });

  it("is the way to a rematch that has begun", () => {
    expect(between({ phase: "over", rematch: "next" }).now?.answers.map(({ id }) => id)).toEqual(["go"]);
    localStorage.clear();
    expect(between({ phase: "over", rematch: "next" }, [], "spectator").now?.answers.map(({ id }) => id)).toEqual([
      "watch",
    ]);
  });
});
