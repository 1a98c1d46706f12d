import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keep } from "../net/keys";
import type { Turn } from "../net/protocol";
import { FakeSocket, position, table, turn } from "../net/server.testing";
import { VERBS } from "./choices.testing";
import { Seats } from "./seats.svelte";

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.opened = [];
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** The seats of a screen with tokens for these, after each source was told how the match stands for it. */
function seatsOf(tokens: ("jack" | "detective")[], ...turns: Partial<Turn>[]): Seats {
  for (const seat of tokens) keep("m", seat, `token of ${seat}`);
  const seats = new Seats("m");
  for (const [number, socket] of FakeSocket.opened.entries()) {
    socket.open();
    const you = socket.sentOf("hello")[0]?.token?.endsWith("jack")
      ? "jack"
      : tokens.length === 1
        ? "detective"
        : "spectator";
    socket.says(table([], position(1), { you, turn: turn(0, turns[number] ?? {}) }));
  }
  return seats;
}

describe("the seats at a screen", () => {
  it("are one for whoever plays alone", () => {
    const seats = seatsOf(["jack"], { to_act: "jack", choices: VERBS });
    expect([seats.you, seats.shared, seats.called, FakeSocket.opened.length]).toEqual(["jack", false, true, 1]);
    expect(seats.choices).toEqual(VERBS);
  });

  it("are none for whoever looks on", () => {
    const seats = seatsOf([], { to_act: "jack" });
    expect([seats.you, seats.called, seats.choices, seats.answering]).toEqual(["spectator", false, null, null]);
  });

  it("are both for two at one screen, who see what a spectator sees", () => {
    const seats = seatsOf(["jack", "detective"], {}, { choices: VERBS });
    expect(FakeSocket.opened[0]?.sentOf("hello")[0]?.token).toBeUndefined();
    expect([seats.you, seats.called, seats.acting === seats.jack]).toEqual(["both", true, true]);
  });

  it("offer nothing at one screen that would tell a secret, whether it is held or not", () => {
    const seats = seatsOf(["jack", "detective"], {}, { choices: VERBS });
    const offered = () => seats.choices?.next.map((choice) => choice.pick);
    expect(offered()).toEqual(["move", "accuse"]);
    seats.holding = true;
    expect(offered()).toEqual(["move", "accuse"]);
  });

  it("say nothing at one screen of why Jack can't leave", () => {
    const seats = seatsOf(["jack", "detective"], { to_act: "jack" }, { choices: VERBS });
    expect(seats.discreet("leave NE")?.why).toBe("Whether Jack can leave here now is his secret.");
    expect(seats.discreet("move g6")).toBeNull();
  });

  it("tell Jack why he can't leave where nobody looks on", () => {
    expect(seatsOf(["jack"], { to_act: "jack" }).discreet("leave NE")).toBeNull();
  });

  it("ask the other seat whether an action may be taken back", () => {
    expect(seatsOf(["jack"], { offer: "detective" }).answering).not.toBeNull();
    expect(seatsOf(["jack"], { offer: "jack" }).answering).toBeNull();
  });
});
