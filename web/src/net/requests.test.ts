// @vitest-environment node
/** Requests that the server could not store. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromClient, Problem, SeatRequest } from "./protocol";
import { Requests } from "./requests";
import type { Socket } from "./socket";

function opened() {
  const sent: SeatRequest[] = [];
  const socket = { send: (message: FromClient) => sent.push(message as SeatRequest) > 0 } as Partial<Socket> as Socket;
  return { sent, requests: new Requests(socket, { turn: null }) };
}

const unavailable = (to: SeatRequest | undefined): Problem =>
  ({ type: "problem", code: "unavailable", message: "", client: to?.client, after: to?.after }) as Problem;

describe("a request that could not be stored", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is asked again, the same, until it is stored", async () => {
    const { sent, requests } = opened();
    const answered = requests.ask({ type: "act", action: "holmes 1" });
    expect(requests.hear(unavailable(sent[0]))).toBe(true);
    expect(sent).toHaveLength(1);
    vi.runAllTimers();
    expect(sent).toEqual([sent[0], sent[0]]);
    const [first] = sent;
    requests.hear({
      type: "accepted",
      client: first?.client ?? "",
      after: first?.after ?? 0,
      number: 1,
      repeated: true,
    });
    expect(await answered).toBeNull();
  });

  it("is given up after a while, and the player is told", async () => {
    const { sent, requests } = opened();
    const answered = requests.ask({ type: "resign" });
    for (let again = 0; again < 6; again += 1) {
      requests.hear(unavailable(sent.at(-1)));
      vi.runAllTimers();
    }
    expect((await answered)?.code).toBe("unavailable");
    expect(sent).toHaveLength(6);
  });
});
