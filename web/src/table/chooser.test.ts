import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { CARDS, VERBS } from "./choices.testing";
import { BOARD, chooserOf } from "./chooser.testing";

const ids = (options: readonly { id: string }[]): string[] => options.map((option) => option.id);

describe("choosing in steps", () => {
  beforeEach(() => {
    settings.autoConfirm = false;
  });

  it("offers what a choice begins with, and asks for it", () => {
    const { chooser } = chooserOf();
    expect(ids(chooser.next)).toEqual(["alibi", "holmes", "rotation"]);
    expect(chooser.asks).toBe("pick-token");
  });

  it("picks a token, then a target, shows a preview and plays on confirmation only", async () => {
    const { chooser, preview, act } = chooserOf();
    chooser.begin("holmes");
    expect([chooser.action, ids(chooser.next), chooser.asks]).toEqual([null, ["holmes-1", "holmes-2"], "pick-target"]);
    chooser.pick("holmes-2");
    await vi.waitFor(() => expect(chooser.preview).toBe(BOARD));
    expect(preview).toHaveBeenCalledWith("holmes 2");
    expect(act).not.toHaveBeenCalled();
    await chooser.confirm();
    expect(act).toHaveBeenCalledExactlyOnceWith("holmes 2");
    expect([chooser.picked, chooser.preview]).toEqual([[], null]);
  });

  it("puts a token back when it is picked again, and takes another in its place", () => {
    const { chooser } = chooserOf();
    chooser.begin("holmes");
    chooser.begin("holmes");
    expect(chooser.picked).toEqual([]);
    chooser.begin("holmes");
    chooser.begin("alibi");
    expect(chooser.action).toBe("alibi");
  });

  it("takes another card after the first, and the last card alone", () => {
    const { chooser } = chooserOf(CARDS);
    chooser.begin("play-bert");
    chooser.begin("play-smith");
    expect(chooser.action).toBe("play smith");
    const { chooser: last } = chooserOf({ ...CARDS, next: CARDS.next.slice(1) });
    last.begin("play-smith");
    expect(last.action).toBe("play smith");
  });

  it("goes on by itself where there is one way, and never begins by itself", () => {
    const { chooser } = chooserOf(VERBS);
    expect(chooser.picked).toEqual([]);
    chooser.begin("move");
    expect([chooser.picked, chooser.action]).toEqual([["move", "hex-g6"], "move g6"]);
  });

  it("steps back one pick at a time", () => {
    const { chooser } = chooserOf();
    chooser.begin("rotation");
    expect(chooser.picked).toEqual(["rotation", "tile-4"]);
    chooser.pick("turn-1");
    chooser.back();
    expect([chooser.picked, chooser.action]).toEqual([["rotation", "tile-4"], null]);
  });

  it("steps back over what it went on to by itself", () => {
    const { chooser } = chooserOf();
    chooser.begin("rotation");
    chooser.back();
    expect([chooser.picked, chooser.asks]).toEqual([[], "pick-token"]);
    const { chooser: verbs } = chooserOf(VERBS);
    verbs.begin("move");
    verbs.back();
    expect([verbs.picked, verbs.action]).toEqual([[], null]);
  });

  it("offers nothing for what can't be picked", () => {
    const { chooser } = chooserOf();
    chooser.begin("watson");
    expect([chooser.next, chooser.action, chooser.path]).toEqual([[], null, []]);
  });

  it("plays at once where the player wants no questions", async () => {
    settings.autoConfirm = true;
    const { chooser, preview, act } = chooserOf();
    chooser.begin("alibi");
    await vi.waitFor(() => expect(act).toHaveBeenCalledWith("alibi"));
    expect(preview).not.toHaveBeenCalled();
  });

  it("asks again before what may lose the game, even where no questions are wanted", async () => {
    settings.autoConfirm = true;
    const { chooser, act } = chooserOf(VERBS);
    chooser.begin("accuse");
    expect([chooser.danger, chooser.action]).toEqual([true, "accuse gull"]);
    await chooser.confirm();
    expect([chooser.asked, act.mock.calls]).toEqual([true, []]);
    await chooser.confirm(); // a second tap, or Enter, is no answer
    expect([chooser.asked, act.mock.calls]).toEqual([true, []]);
    await chooser.sure();
    expect(act).toHaveBeenCalledExactlyOnceWith("accuse gull");
  });

  it("takes an answer to that question back before the pick itself", async () => {
    const { chooser, act } = chooserOf(VERBS);
    chooser.begin("accuse");
    await chooser.confirm();
    chooser.back();
    expect([chooser.asked, chooser.action]).toEqual([false, "accuse gull"]);
    await chooser.sure();
    expect(act).not.toHaveBeenCalled();
  });

  it("never leaves the board by a pick alone", async () => {
    settings.autoConfirm = true;
    const { chooser, act } = chooserOf(VERBS);
    chooser.begin("leave");
    await vi.waitFor(() => expect(chooser.preview).toBe(BOARD));
    expect([chooser.action, act.mock.calls]).toEqual(["leave NE", []]);
    await chooser.confirm();
    expect(act).toHaveBeenCalledExactlyOnceWith("leave NE");
  });

  it("confirms nothing while nothing is picked, and nothing twice", async () => {
    const { chooser, act } = chooserOf();
    await chooser.confirm();
    expect(act).not.toHaveBeenCalled();
    chooser.begin("alibi");
    await Promise.all([chooser.confirm(), chooser.confirm()]);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("forgets a preview that comes too late", async () => {
    const { chooser } = chooserOf();
    chooser.begin("alibi");
    chooser.clear();
    await Promise.resolve();
    await Promise.resolve();
    expect(chooser.preview).toBeNull();
  });
});

describe("what is said of a choice", () => {
  const refused = { type: "problem", code: "stale", message: "", client: null, after: null, number: null } as const;

  it("is why it was refused, until something else is picked", async () => {
    const { chooser, act } = chooserOf();
    act.mockResolvedValueOnce({ ...refused, reason: { id: "why-used", args: {} } });
    chooser.begin("alibi");
    await chooser.confirm();
    expect([chooser.notice, chooser.sending, chooser.picked]).toEqual(["Already played this turn", false, []]);
    chooser.begin("holmes");
    expect(chooser.notice).toBe("");
  });

  it("is what the choice itself tells of something that can't be picked, after what is picked or in its place", () => {
    const { chooser, whyNot } = chooserOf();
    expect([chooser.why("watson"), chooser.why("tile-0"), chooser.why("holmes")]).toEqual([
      "already played this turn",
      "",
      "",
    ]);
    chooser.begin("rotation");
    expect(chooser.picked).toEqual(["rotation", "tile-4"]);
    chooser.explain("tile-0");
    expect(chooser.notice).toBe("Already rotated this turn");
    chooser.explain("watson");
    expect(chooser.notice).toBe("Already played this turn");
    expect(whyNot).not.toHaveBeenCalled();
    const { chooser: waiting } = chooserOf(null);
    waiting.explain("watson");
    expect(waiting.notice).toBe("It is not your turn.");
  });

  it("is why something can't be picked, and that it is not one's turn", async () => {
    const { chooser, whyNot } = chooserOf();
    whyNot.mockResolvedValueOnce({ id: "why-used", args: {} });
    await chooser.ask("watson 1");
    expect([whyNot.mock.calls, chooser.notice]).toEqual([[["watson 1"]], "Already played this turn"]);
    const { chooser: waiting, whyNot: never } = chooserOf(null);
    await waiting.ask("alibi");
    expect([waiting.open, waiting.notice, never.mock.calls]).toEqual([false, "It is not your turn.", []]);
  });

  it("is the same of every try to leave where others look on, whatever the reason", async () => {
    const { chooser, act, whyNot, preview } = chooserOf(VERBS, {
      discreet: (action) => (action.startsWith("leave") ? { why: "A secret", refused: "Not now" } : null),
    });
    await chooser.ask("leave NE");
    expect([chooser.notice, whyNot.mock.calls]).toEqual(["A secret", []]);
    act.mockResolvedValueOnce({ ...refused, reason: { id: "why-not-jack", args: {} } });
    chooser.begin("leave");
    await chooser.confirm();
    expect([chooser.notice, preview.mock.calls]).toEqual(["Not now", []]);
    await chooser.ask("move g6");
    expect(whyNot).toHaveBeenCalledOnce();
  });
});
