import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keep } from "../net/keys";
import type { Table } from "../net/protocol";
import { FakeSocket, position, table, turn } from "../net/server.testing";
import { type Language, words } from "../words/words.svelte";
import { event } from "./choices.testing";
import Status from "./Status.svelte";
import { Seats } from "./seats.svelte";
import { shownIn } from "./showing.testing.svelte";

const HURRYING: [Language, string][] = [
  ["en", "The server is busy: the AI thinks faster than usual"],
  ["fr", "Le serveur est chargé\u202f: l’IA réfléchit moins longtemps"],
  ["it", "Il server è carico: l’IA pensa meno a lungo"],
  ["pl", "Serwer jest obciążony: SI myśli krócej"],
];

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.opened = [];
  localStorage.clear();
  keep("m", "detective", "token");
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await words.speak("en");
});

/** The line above a table at which Jack, the server's AI, is to act: what it says aloud, and the connection. */
function shown(special: Partial<Table> = {}) {
  const { showing, add, end } = shownIn([], "detective", async () => null);
  const seats = new Seats("m");
  const socket = FakeSocket.opened[0] as FakeSocket;
  socket.open();
  socket.says(table([], position(0), { you: "detective", ...special }));
  const { getByRole, container } = render(Status, { props: { seats, showing, game: "pocket" } });
  const status = getByRole("status");
  const heard = (): string => {
    flushSync();
    return status.textContent?.trim() ?? "";
  };
  const leave = (): void => {
    seats.close();
    end();
  };
  return { socket, heard, headline: () => container.querySelector("strong")?.textContent, add, leave };
}

describe("the line above the table", () => {
  it.each(HURRYING)("says in %s that the AI is hurrying, where it says nothing else", async (language, said) => {
    await words.speak(language);
    const { socket, heard, leave } = shown();
    expect(heard()).toBe("");
    socket.says({ type: "thinking", seat: "jack", hurried: true });
    expect(heard()).toBe(said);
    socket.says({ type: "thinking", seat: "jack", hurried: false });
    expect(heard()).toBe("");
    leave();
  });

  it.each([
    ["for a friend, where a seat is open", false, "Waiting for your friend…"],
    ["for a moment, where only words are missing", true, "One moment…"],
  ])("waits %s", (_, taken, said) => {
    const { seats } = table([], position(0));
    const waiting = turn(0, { phase: "waiting", to_act: null });
    const { headline, leave } = shown({ turn: waiting, seats: { ...seats, jack: { ...seats.jack, taken } } });
    expect(headline()).toBe(said);
    leave();
  });

  it("says that it is your turn once all is shown, not beside tokens that are still to be thrown", () => {
    vi.useFakeTimers();
    window.matchMedia = vi.fn(() => ({ matches: false })) as never;
    const { headline, add, leave } = shown({ turn: turn(1, { to_act: "detective" }) });
    expect(headline()).toBe("Your turn");
    add(event(1, { kind: "chance", actor: "chance" }));
    expect(headline()).toBe("One moment…");
    vi.advanceTimersByTime(5000);
    flushSync();
    expect(headline()).toBe("Your turn");
    leave();
    vi.useRealTimers();
  });

  it("says that the line is lost, and not what may be so no longer", () => {
    const { socket, heard, leave } = shown();
    socket.says({ type: "thinking", seat: "jack", hurried: true });
    socket.lose();
    expect(heard()).toBe("Connection lost. Trying again…");
    leave();
  });
});
