import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keep } from "./keys";
import { FakeSocket } from "./server.testing";

const MATCH = "abcdefghijklmnopqrstuv";

/** The module as it runs when a page is opened at an address. */
async function opened(address: string): Promise<(match: string) => WebSocket> {
  history.replaceState(null, "", address);
  return (await import("./early")).lineTo;
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.opened.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  history.replaceState(null, "", "/");
});

describe("lines that are made early", () => {
  it("are as many as a table needs, and none elsewhere", async () => {
    await opened("/");
    await opened(`/match/${MATCH}#join=invitation`);
    expect(FakeSocket.opened).toHaveLength(0);
    vi.resetModules();
    await opened(`/match/${MATCH}`);
    expect(FakeSocket.opened).toHaveLength(1);
    keep(MATCH, "jack", "one");
    keep(MATCH, "detective", "other");
    vi.resetModules();
    await opened(`/match/${MATCH}`);
    expect(FakeSocket.opened).toHaveLength(1 + 3);
  });

  it("are each used once, for that match alone", async () => {
    const lineTo = await opened(`/match/${MATCH}`);
    const [early] = FakeSocket.opened;
    expect(lineTo("another")).not.toBe(early);
    expect(lineTo(MATCH)).toBe(early);
    expect(lineTo(MATCH)).not.toBe(early);
  });

  it("are not used once they are closed or old", async () => {
    for (const spoil of [(line: FakeSocket) => line.close(), () => vi.spyOn(performance, "now").mockReturnValue(1e9)]) {
      vi.resetModules();
      const lineTo = await opened(`/match/${MATCH}`);
      const early = FakeSocket.opened.at(-1) as FakeSocket;
      spoil(early);
      expect(lineTo(MATCH)).not.toBe(early);
      vi.restoreAllMocks();
    }
  });
});
