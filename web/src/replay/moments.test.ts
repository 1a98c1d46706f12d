// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Position } from "../net/protocol";
import { event } from "../table/choices.testing";
import { askedMoment, momentAddress, turnStarts } from "./moments";
import { faster } from "./speeds";

const at = (turn: number): Position => ({ game: "pocket", turn }) as Partial<Position> as Position;

describe("moments of a replay", () => {
  it("a turn begins before its first action, when everything is dealt", () => {
    const events = [
      event(1, { kind: "chance", position: at(1) }),
      event(2, { kind: "action", position: at(1) }),
      event(3, { kind: "action", position: at(2) }),
      event(4, { kind: "chance", position: at(2) }),
      event(5, { kind: "action", position: at(2) }),
    ];
    expect(turnStarts(events)).toEqual([1, 4]);
    expect(turnStarts([])).toEqual([]);
  });

  it("an address names one, and what can't be meant names none", () => {
    expect(askedMoment("?at=17&lens=jack")).toEqual({ at: 17, lens: "jack" });
    for (const search of ["", "?at=", "?at=0", "?at=-2", "?at=1.5", "?at=x&lens=all"])
      expect(askedMoment(search)).toEqual({ at: null, lens: null });
    expect(momentAddress("m", 17, "complete")).toBe("/replay/m?at=17");
    expect(askedMoment(momentAddress("m", 3, "detective").slice(9))).toEqual({ at: 3, lens: "detective" });
  });

  it("speeds have an end on either side", () => {
    expect([faster(1, 1), faster(4, 1), faster(0.5, -1)]).toEqual([2, 4, 0.5]);
  });
});
