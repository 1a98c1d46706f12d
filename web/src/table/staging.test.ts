// @vitest-environment node
import { expect, test } from "vitest";
import type { Beat, LessonStep, PocketPosition, Position } from "../net/protocol";
import { framesOf } from "./staging";

const beat = (kind: Beat["kind"], special: Partial<Beat> = {}): Beat => ({
  kind,
  message: { id: `log-${kind}`, args: {} },
  actor: "jack",
  places: [],
  people: [],
  secret: false,
  hidden: null,
  ...special,
});
const tile = (character: string, suspect: boolean) => ({ character, suspect, wall: "N" });
const at = (turn: number, ...suspects: boolean[]): Position =>
  ({
    game: "pocket",
    turn,
    tiles: suspects.map((suspect, cell) => tile(`somebody-${cell}`, suspect)),
  }) as Partial<PocketPosition> as Position;
const step = (special: Partial<LessonStep>): LessonStep => ({ beats: [], board: null, position: at(9), ...special });
const suspects = (position: Position): boolean[] =>
  position.game === "pocket" ? position.tiles.map((one) => one?.suspect ?? false) : [];

test("suspects turn over one by one, after the action and the answer", () => {
  const beats = [
    beat("action"),
    beat("answer"),
    beat("cleared", { people: ["somebody-0"] }),
    beat("cleared", { people: ["somebody-1"] }),
    beat("cleared"),
  ];
  const frames = framesOf(at(1, true, true), [step({ beats, position: at(2, false, false) })]);
  expect(frames.map((frame) => suspects(frame.position))).toEqual([
    [true, true],
    [true, true],
    [false, true],
    [false, false],
    [false, false],
  ]);
  expect(frames.map((frame) => frame.position.game === "pocket" && frame.position.turn)).toEqual([1, 1, 1, 1, 2]);
});

test("before the witnesses answer the board is as it was acted on", () => {
  const board = { tiles: [tile("somebody-1", true)] } as LessonStep["board"];
  const [action] = framesOf(at(1, true), [step({ beats: [beat("action"), beat("appeal")], board })]);
  expect(action?.position).toMatchObject({ turn: 1, tiles: [{ character: "somebody-1" }] });
});

test("what somebody else does comes after what was tried", () => {
  const steps = [
    step({ beats: [beat("action")], position: at(2) }),
    step({ beats: [beat("action")], position: at(3) }),
  ];
  expect(framesOf(at(1), steps).map((frame) => frame.position)).toEqual([at(2), at(3)]);
});

test("in Mr. Jack the suspects become fewer one by one", () => {
  const before = { game: "classic", suspects: ["bert", "gull"] } as Partial<Position> as Position;
  const after = { game: "classic", suspects: ["bert"] } as Partial<Position> as Position;
  const beats = [beat("answer"), beat("cleared", { people: ["gull"] })];
  const frames = framesOf(before, [step({ beats, position: after })]);
  expect(frames.map((frame) => frame.position)).toEqual([before, after]);
});

test("what nobody says is not shown", () => {
  expect(framesOf(at(1), [step({ beats: [beat("throw", { message: null })] })])).toEqual([]);
});
