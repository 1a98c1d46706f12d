import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { create, join, playOn, rematch } from "./api";
import { type Asked, answers, COMMITMENT, joined } from "./api.testing";
import { held } from "./keys";
import { ownDealsOf } from "./ownDeals";

let asked: Asked[] = [];
/** How many of the next answers are lost on their way. */
let lost = 0;
/** What is answered instead after that, in order. */
let instead: Response[] = [];

function answer(
  address: string,
  { body, headers }: { body?: string; headers: Record<string, string> },
): Promise<Response> {
  const path = address.replace("/api/v1", "");
  asked.push({ path, body: JSON.parse(body ?? "{}"), token: headers["authorization"] ?? null });
  if (lost > 0) {
    lost -= 1;
    return Promise.reject(new TypeError("Failed to fetch"));
  }
  const other = instead.shift();
  if (other) return Promise.resolve(other);
  return Promise.resolve(new Response(JSON.stringify(answers[path] ?? { commitment: COMMITMENT })));
}

beforeEach(() => {
  asked = [];
  lost = 0;
  instead = [];
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal("fetch", vi.fn(answer));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What comes of something, with no time lost by waiting. */
async function done<T>(asking: Promise<T>): Promise<T> {
  const [, result] = await Promise.all([vi.runAllTimersAsync(), asking]);
  return result;
}

const me = { kind: "me", adds_words: true } as const;
const wish = { game: "pocket", seats: { jack: me, detective: me } };
const ways: [string, () => Promise<unknown>][] = [
  ["creating", () => create(wish)],
  ["a rematch", () => rematch("m", "a")],
  ["playing on", () => playOn("m", 3, "detective", 1)],
];

describe("words of ours for a deal", () => {
  for (const [name, begin] of ways)
    it(`follow the commitment: ${name}`, async () => {
      await begin();
      const [first, ...rest] = asked;
      expect(JSON.stringify(first?.body)).not.toContain('"words"');
      expect(rest.length).toBeGreaterThan(0);
      for (const { path, body } of rest) {
        expect(path).toMatch(/\/words$/);
        expect(body["words"]).toMatch(/^[0-9a-f]{32}$/);
      }
    });

  it("are sent with a join once the commitment was looked at", async () => {
    await join("m", "x");
    expect(asked.map(({ path }) => path)).toEqual(["/matches/m", "/matches/m/join"]);
    expect(asked[1]?.body["words"]).toMatch(/^[0-9a-f]{32}$/);
    expect(ownDealsOf("m")).toMatchObject([{ commitment: COMMITMENT, words: asked[1]?.body["words"] }]);
  });

  it("are of each seat's own at one screen, and kept with the commitment", async () => {
    await create(wish);
    const words = asked.slice(1).map(({ body }) => body["words"]);
    expect(new Set(words).size).toBe(2);
    expect(asked.slice(1).map(({ token }) => token)).toEqual(["Bearer a", "Bearer b"]);
    expect(ownDealsOf("m").map((own) => [own.commitment, own.words])).toEqual(words.map((own) => [COMMITMENT, own]));
  });
});

describe("an answer that is lost", () => {
  for (const [name, begin] of ways)
    it(`is asked for again with the same key: ${name}`, async () => {
      lost = 2;
      await done(begin());
      const tries = asked.filter((one) => one.path === asked[0]?.path);
      expect(new Set(tries.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(tries.length).toBe(3);
    });

  it("of a join is asked for again, at once and at the next visit, with the same key and words", async () => {
    lost = 1;
    await expect(join("m", "x")).rejects.toThrow("Failed to fetch"); // it could not even look
    await join("m", "x");
    const first = asked.at(-1);
    lost = 1;
    await done(join("m", "x"));
    expect(asked.slice(-2)).toEqual([first, first]);
    expect(held("m")).toEqual({ detective: "t" });
  });

  it("time after time is reported, and the next click asks for the same match", async () => {
    lost = 4;
    await expect(done(create(wish))).rejects.toThrow("Failed to fetch");
    await create(wish);
    const keys = asked.filter(({ path }) => path === "/matches").map(({ body }) => body["key"]);
    expect(new Set(keys).size).toBe(1);
    await create(wish);
    expect(asked.filter(({ path }) => path === "/matches").at(-1)?.body["key"]).not.toBe(keys[0]);
  });
});

/** A refusal as the server gives it. */
const refused = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify({ type: "problem", code, message: "no" }), { status, headers });

const unsettled: [string, () => Response][] = [
  ["408", () => refused(408, "too-slow")],
  ["429", () => refused(429, "too-many", { "retry-after": "1" })],
  ["500", () => refused(500, "internal")],
  ["502 of a proxy", () => new Response("<html>sorry</html>", { status: 502 })],
  ["503", () => refused(503, "unavailable")],
];

describe("an answer that settles nothing", () => {
  for (const [name, answer] of unsettled) {
    it(`leads to the same seat, asked for again with the same key: ${name}`, async () => {
      await join("m", "x");
      const first = asked.at(-1);
      lost = 1;
      instead = [answer()];
      await done(join("m", "x"));
      expect(asked.slice(-3)).toEqual([first, first, first]);
    });

    it(`time after time leaves the key for the next visit: ${name}`, async () => {
      await join("m", "x");
      const first = asked.at(-1);
      lost = 1;
      instead = [answer(), answer(), answer()];
      await expect(done(join("m", "x"))).rejects.toThrow();
      await join("m", "x");
      expect(asked.at(-1)).toEqual(first);
    });

    it(`to words of ours leaves them as they were: ${name}`, async () => {
      instead = [new Response(JSON.stringify(joined)), answer(), answer(), answer(), answer()];
      await done(rematch("m", "a"));
      const first = asked.at(-1);
      await done(rematch("m", "a"));
      expect(asked.at(-1)).toEqual(first);
    });
  }

  it("is waited for as long as the server says, unless nobody would", async () => {
    instead = [refused(429, "too-many", { "retry-after": "3" })];
    const asking = rematch("m", "a");
    await vi.advanceTimersByTimeAsync(2900);
    expect(asked.length).toBe(1);
    await done(asking);
    instead = [refused(429, "too-many", { "retry-after": "40" })];
    await expect(rematch("m", "a")).rejects.toThrow("no");
  });
});

describe("a refusal that settles it", () => {
  it("leaves nothing of a join behind", async () => {
    await join("m", "x");
    instead = [refused(409, "seat-taken")];
    await expect(join("m", "x")).rejects.toThrow("no");
    expect(ownDealsOf("m")).toEqual([]);
  });

  it("leaves nothing of words behind", async () => {
    instead = [new Response(JSON.stringify(joined)), refused(409, "words-given")];
    await expect(rematch("m", "a")).rejects.toThrow("no");
    expect(ownDealsOf("n")).toEqual([]);
  });

  it("is none where the server does not say so", async () => {
    await join("m", "x");
    const [own] = ownDealsOf("m");
    instead = [refused(421, "wrong-host")];
    await expect(join("m", "x")).rejects.toThrow("no");
    expect(ownDealsOf("m")).toEqual([own]);
  });
});
