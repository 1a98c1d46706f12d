import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ServerTable } from "./server.svelte";
import { FakeSocket, position, table } from "./server.testing";

let seat: ServerTable;
const socket = (): FakeSocket => FakeSocket.opened.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.opened = [];
  localStorage.clear();
  seat = new ServerTable("m", "token");
  socket().open();
});
afterEach(() => {
  seat.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a match whose maker went away before adding words", () => {
  const waiting = table([], position(0), { commitment: "c" });
  waiting.seats.jack.words_missing = true;

  it("gets them when the table is next opened, and never another's", () => {
    const asked = vi.fn((_path: string, _wish: RequestInit) => Promise.resolve(new Response("{}")));
    vi.stubGlobal("fetch", asked);
    socket().says({ ...waiting, you: "detective" });
    expect(asked).not.toHaveBeenCalled();
    socket().says(waiting);
    expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/v1/matches/m/words"]);
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ headers: { authorization: "Bearer token" } });
  });

  it("gets them some time, the same ones, while the table is open", async () => {
    const asked = vi.fn((_path: string, _wish: RequestInit) => Promise.reject(new TypeError("Failed to fetch")));
    vi.stubGlobal("fetch", asked);
    socket().says(waiting);
    await vi.advanceTimersByTimeAsync(4000);
    const tries = asked.mock.calls.length;
    await vi.advanceTimersByTimeAsync(8000);
    expect(asked.mock.calls.length).toBe(2 * tries);
    expect(new Set(asked.mock.calls.map(([, wish]) => wish.body)).size).toBe(1);
    seat.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.mock.calls.length).toBe(2 * tries);
  });

  it("does not get them where the server shows another commitment than before, and says so", async () => {
    const asked = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    vi.stubGlobal("fetch", asked);
    socket().says(waiting);
    await vi.advanceTimersByTimeAsync(4000);
    asked.mockClear();
    socket().says({ ...waiting, commitment: "another" });
    await vi.advanceTimersByTimeAsync(0);
    expect([seat.refused?.code, asked.mock.calls.length]).toEqual(["other-commitment", 0]);
  });
});
