import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromClient, Problem, SeatRequest } from "./protocol";
import { ServerTable } from "./server.svelte";
import { event, FakeSocket, position, table, turn } from "./server.testing";

let seat: ServerTable;
const socket = (): FakeSocket => FakeSocket.opened.at(-1) as FakeSocket;
const last = (): FromClient | undefined => socket().sent.at(-1);

/** The server accepts what was asked last. */
function accept(request = last() as SeatRequest): void {
  socket().says({
    type: "accepted",
    client: request.client,
    after: request.after,
    number: request.after + 1,
    repeated: false,
  });
}

function refuse(code: Problem["code"], { client, after }: Partial<SeatRequest> = {}): void {
  const named = { client: client ?? null, after: after ?? null };
  socket().says({ type: "problem", code, message: "", number: null, reason: null, ...named });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.opened = [];
  seat = new ServerTable("m", "token");
  socket().open();
  socket().says(table([event(1), event(2)], position(2)));
});
afterEach(() => {
  seat.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a seat's table at the server", () => {
  it("says hello with its version, and asks for choices", () => {
    expect(socket().sent[0]).toMatchObject({
      type: "hello",
      version: 2,
      match: "m",
      token: "token",
      seen: 0,
      choices: true,
    });
  });

  it("says which match it is for before it says hello, and comes back at once when that has moved", () => {
    expect(socket().address).toMatch(/\/api\/v1\/socket\?match=m$/);
    socket().lose(1012);
    vi.advanceTimersByTime(0);
    expect(FakeSocket.opened.length).toBe(2);
    socket().lose(1012);
    vi.advanceTimersByTime(0);
    expect(FakeSocket.opened.length).toBe(2);
  });

  it("knows the match, and what is new", () => {
    expect([seat.line, seat.caughtUp, seat.position]).toEqual(["open", 2, position(2)]);
    socket().says({ type: "update", events: [event(3, position(3))], turn: turn(3), seats: null });
    expect([seat.events.length, seat.caughtUp, seat.position, seat.turn?.number]).toEqual([3, 2, position(3), 3]);
    socket().says({ type: "update", events: [event(3, position(9))], turn: turn(3), seats: null });
    expect([seat.events.length, seat.position]).toEqual([3, position(3)]);
  });

  it("knows that the AI is hurrying, for as long as that is to act or until it hears otherwise", () => {
    const thinking = (hurried: boolean): void => socket().says({ type: "thinking", seat: "jack", hurried });
    thinking(true);
    socket().says({ type: "update", events: [event(3, position(3))], turn: turn(3), seats: null });
    expect(seat.hurried).toBe(true);
    thinking(false);
    expect(seat.hurried).toBe(false);
    thinking(true);
    socket().says({
      type: "update",
      events: [event(4, position(4))],
      turn: turn(4, { to_act: "detective" }),
      seats: null,
    });
    expect(seat.hurried).toBe(false);
  });

  it("knows that the AI is hurrying after the line was lost, too", () => {
    for (const hurried of [true, false]) {
      socket().lose();
      vi.advanceTimersByTime(400);
      socket().open();
      socket().says(table([], position(2), { hurried }));
      expect(seat.hurried).toBe(hurried);
    }
  });

  it("is refused where there is no such match", () => {
    const stranger = new ServerTable("none", undefined);
    socket().open();
    refuse("unknown-match");
    expect(stranger.refused?.code).toBe("unknown-match");
    stranger.close();
  });
});

describe("requests", () => {
  it("that are made while another waits are each answered, in turn", async () => {
    const taking = seat.takeBack();
    const resigning = seat.resign();
    expect(socket().sent.map((message) => message.type)).toEqual(["hello", "takeback"]);
    accept();
    await expect(taking).resolves.toBeNull();
    expect(last()).toMatchObject({ type: "resign" });
    refuse("over", last() as SeatRequest);
    await expect(resigning).resolves.toMatchObject({ code: "over" });
  });

  it("are meant for the position that was seen, if they are actions, and else for the one there is", () => {
    void seat.act("alibi");
    void seat.act("joker toby");
    void seat.resign();
    socket().says({ type: "update", events: [event(3, position(3))], turn: turn(3), seats: null });
    accept();
    expect(last()).toMatchObject({ type: "act", action: "joker toby", after: 2 });
    refuse("stale", last() as SeatRequest);
    expect(last()).toMatchObject({ type: "resign", after: 3 });
  });

  it("wait for a lost line, and are sent again the same", async () => {
    const acting = seat.act("alibi");
    const first = last();
    socket().lose();
    expect(seat.line).toBe("lost");
    vi.advanceTimersByTime(400);
    socket().open();
    socket().says(table([event(1), event(2)], position(2)));
    expect([last(), seat.line]).toEqual([first, "open"]);
    accept();
    await expect(acting).resolves.toBeNull();
  });

  it("are not answered by an answer to somebody else, or to an earlier one", async () => {
    const answered = vi.fn();
    void seat.act("alibi").then(answered);
    const request = last() as SeatRequest;
    accept({ ...request, client: "somebody" });
    accept({ ...request, after: 1 });
    await Promise.resolve();
    expect(answered).not.toHaveBeenCalled();
    refuse("too-many");
    await vi.waitFor(() => expect(answered).toHaveBeenCalledWith(expect.objectContaining({ code: "too-many" })));
  });
});

describe("questions", () => {
  it("are answered each by what was asked, in any order", async () => {
    const [one, other] = [seat.whyNot("alibi"), seat.whyNot("joker toby")];
    const reason = { id: "why-used", args: {} };
    socket().says({ type: "why-not", number: 2, action: "joker toby", reason: null });
    socket().says({ type: "why-not", number: 2, action: "alibi", reason });
    await expect(one).resolves.toEqual(reason);
    await expect(other).resolves.toBeNull();
  });

  it("that are refused don't answer a request", async () => {
    const acting = seat.act("alibi");
    const request = last() as SeatRequest;
    const looking = seat.preview("nonsense");
    refuse("malformed");
    await expect(looking).resolves.toBeNull();
    accept(request);
    await expect(acting).resolves.toBeNull();
  });

  it("get no answer where the line is lost", async () => {
    const asked = seat.hint();
    socket().lose();
    await expect(asked).resolves.toBeNull();
    await expect(seat.preview("alibi")).resolves.toBeNull();
  });

  it("about the past are asked once, and never about what was seen", async () => {
    const looked = seat.look(1);
    socket().says({ type: "looked", number: 1, position: position(1) });
    await expect(looked).resolves.toEqual(position(1));
    await expect(seat.look(1)).resolves.toEqual(position(1));
    await expect(seat.look(2)).resolves.toEqual(position(2));
    socket().says({ type: "update", events: [event(3, position(3)), event(4)], turn: turn(4), seats: null });
    await expect(seat.look(4)).resolves.toEqual(position(3));
    expect(socket().sentOf("look")).toHaveLength(1);
  });
});
