/** A choice for tests, among what is given, with a source that answers it. */

import { vi } from "vitest";
import type { Board, Choices, Message, Problem } from "../net/protocol";
import { POCKET } from "./choices.testing";
import { Chooser } from "./chooser.svelte";

export const BOARD = { tiles: [] } as Partial<Board> as Board;

/** A chooser, the source that it asks, and what it may choose from, which a test may change. */
export function chooserOf(
  choices: Choices | null = POCKET,
  seats: Partial<ConstructorParameters<typeof Chooser>[0]> = {},
) {
  const acting = {
    preview: vi.fn(async (_action: string): Promise<Board | null> => BOARD),
    act: vi.fn(async (_action: string): Promise<Problem | null> => null),
    whyNot: vi.fn(async (_action: string): Promise<Message | null> => null),
  };
  return { chooser: new Chooser({ choices, acting, ...seats }, { live: true }), ...acting };
}
