/** Lessons at the server, which keeps nothing of them: where somebody stands comes with each request. */

import { ask } from "../net/asking";
import type { Game } from "../net/game";
import type {
  Board,
  LessonAnswer,
  LessonDescribed,
  LessonInfo,
  LessonPreview,
  Lessons,
  LessonTask,
} from "../net/protocol";

/** Where somebody stands in a lesson. */
export interface Place {
  game: Game;
  lesson: string;
  task: number;
  tried: string;
}

const query = (asked: object): string =>
  new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])).toString();

const listed = new Map<Game, LessonInfo[]>();

/** The lessons of a game, in the order in which they are learnt; the server is asked once. */
export async function lessonsOf(game: Game): Promise<LessonInfo[]> {
  const found = listed.get(game) ?? (await ask<Lessons>("GET", `/lessons?${query({ game })}`)).lessons;
  listed.set(game, found);
  return found;
}

export const taskAt = (place: Place): Promise<LessonTask> => ask("GET", `/lesson?${query(place)}`);

export const tryAt = (place: Place, action: string): Promise<LessonAnswer> =>
  ask("GET", `/lesson/try?${query({ ...place, action })}`);

export const previewAt = async (place: Place, action: string): Promise<Board | null> =>
  (await ask<LessonPreview>("GET", `/lesson/preview?${query({ ...place, action })}`)).board;

/** The position of a task in words. */
export const describedAt = (place: Place): Promise<LessonDescribed> => ask("GET", `/lesson/describe?${query(place)}`);
