import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Position } from "../net/protocol";
import { settings } from "../settings.svelte";
import { Chooser } from "./chooser.svelte";

const LEGAL = ["alibi", "holmes 1", "holmes 2", "rotation 4 1", "rotation 4 2"];

function chooserOf(legal: string[] = LEGAL) {
  const preview = vi.fn(async (action: string): Promise<Position | null> => ({ after: action }));
  const act = vi.fn(async (_action: string): Promise<void> => {});
  return { chooser: new Chooser(() => legal, preview, act), preview, act };
}

describe("choosing in two steps", () => {
  beforeEach(() => {
    settings.autoConfirm = false;
  });

  it("picks a token, then a target, shows a ghost and plays on confirmation only", async () => {
    const { chooser, preview, act } = chooserOf();
    chooser.begin("holmes");
    expect([chooser.action, chooser.choices.next]).toEqual([null, ["1", "2"]]);
    chooser.pick("2");
    await vi.waitFor(() => expect(chooser.ghost).toEqual({ after: "holmes 2" }));
    expect(preview).toHaveBeenCalledWith("holmes 2");
    expect(act).not.toHaveBeenCalled();
    await chooser.confirm();
    expect(act).toHaveBeenCalledExactlyOnceWith("holmes 2");
    expect([chooser.picked, chooser.ghost]).toEqual([[], null]);
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
    const { chooser } = chooserOf(["play bert", "play smith"]);
    chooser.begin("play", "bert");
    chooser.begin("play", "smith");
    expect(chooser.action).toBe("play smith");
    const { chooser: last } = chooserOf(["play gull"]);
    last.begin("play", "gull");
    expect(last.action).toBe("play gull");
  });

  it("steps back one pick at a time", () => {
    const { chooser } = chooserOf();
    chooser.begin("rotation");
    expect(chooser.picked).toEqual(["rotation", "4"]);
    chooser.pick("1");
    chooser.back();
    expect([chooser.picked, chooser.action]).toEqual([["rotation", "4"], null]);
  });

  it("plays at once where the player wants no questions", async () => {
    settings.autoConfirm = true;
    const { chooser, preview, act } = chooserOf();
    chooser.begin("alibi");
    await vi.waitFor(() => expect(act).toHaveBeenCalledWith("alibi"));
    expect(preview).not.toHaveBeenCalled();
  });

  it("confirms nothing while nothing is picked, and nothing twice", async () => {
    const { chooser, act } = chooserOf();
    await chooser.confirm();
    expect(act).not.toHaveBeenCalled();
    chooser.begin("alibi");
    await Promise.all([chooser.confirm(), chooser.confirm()]);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("forgets a ghost that comes too late", async () => {
    const { chooser } = chooserOf();
    chooser.begin("alibi");
    chooser.clear();
    await Promise.resolve();
    await Promise.resolve();
    expect(chooser.ghost).toBeNull();
  });
});
