/** A place for effects to live in tests of `Announcer`: a table whose events are shown as the test says. */

import { flushSync } from "svelte";
import type { Event } from "../net/protocol";
import { position, table } from "../net/server.testing";
import type { TableSource } from "../net/source";
import { Announcer } from "./announcer.svelte";
import type { Showing } from "./showing.svelte";

export function announcedIn(events: readonly Event[], first: number, open = false) {
  const showing = $state({ begun: first });
  const source = { events, table: table([], position(0)), turn: null } as Partial<TableSource> as TableSource;
  let announcer!: Announcer;
  const end = $effect.root(() => {
    announcer = new Announcer(source, showing as Showing, () => open);
  });
  flushSync();
  const show = (count: number): void => {
    showing.begun = count;
    flushSync();
  };
  const heard = (): string[] => announcer.lines.map((line) => line.text);
  return { announcer, show, heard, end };
}
