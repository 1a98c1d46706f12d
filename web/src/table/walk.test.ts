/** How many hands an action passes: docs/architecture.md has the walk, function by function. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { keep } from "../net/keys";
import { FakeSocket, position, table, turn } from "../net/server.testing";
import ActionBar from "./ActionBar.svelte";
import { POCKET } from "./choices.testing";
import { Chooser } from "./chooser.svelte";
import { Seats } from "./seats.svelte";

afterEach(() => vi.unstubAllGlobals());

/** Our own functions among those that are running, the outermost first; one without a name is a callback. */
function running(): string[] {
  const lines = (new Error().stack ?? "").split("\n").reverse();
  const ours = lines.filter((line) => line.includes("/src/") && !/node_modules|walk\.test/.test(line));
  return ours.map((line) => line.match(/(\w+) \(/)?.[1] ?? "callback");
}
const nothing = (): void => {};

it("a confirmed action leaves the page through at most seven functions of ours", async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }));
  keep("m", "jack", "token");
  const seats = new Seats("m");
  const [socket] = FakeSocket.opened as [FakeSocket];
  socket.open();
  socket.says(table([], position(1), { turn: turn(0, { choices: POCKET }) }));
  const chooser = new Chooser(seats, { live: true });
  const props = {
    chooser,
    over: false,
    hint: null,
    hinted: false,
    ways: [],
    onhint: nothing,
    onending: nothing,
  };
  render(ActionBar, { props });
  chooser.begin("alibi");

  let passed: string[] = [];
  socket.send = () => {
    passed = running();
  };
  await fireEvent.click(await screen.findByRole("button", { name: "Confirm" }));
  expect(passed.filter((name) => name !== "callback")).toEqual(["confirm", "act", "ask", "sendNext", "send"]);
  expect(passed.length).toBeLessThanOrEqual(7);
});
