/** What was learnt here, and where each lesson was left. This browser keeps it; it is never sent. */

import type { Game } from "../net/game";
import type { LessonInfo } from "../net/protocol";

const KEPT = "whitechapel.learnt";

interface Learnt {
  /** The lessons that were done. */
  done: string[];
  /** The task at which a lesson was left, by lesson. */
  at: Record<string, number>;
}

const isObject = (found: unknown): found is Record<string, unknown> =>
  typeof found === "object" && found !== null && !Array.isArray(found);

const isTask = (found: unknown): found is number => Number.isInteger(found) && Number(found) > 0;

/** Whatever was kept, as far as it makes sense: others may have written there. */
function read(found: unknown): Learnt {
  const { done, at } = isObject(found) ? found : {};
  const tasks = isObject(at) ? Object.entries(at).filter((entry): entry is [string, number] => isTask(entry[1])) : [];
  return {
    done: Array.isArray(done) ? done.filter((lesson): lesson is string => typeof lesson === "string") : [],
    at: Object.fromEntries(tasks),
  };
}

function all(): Record<Game, Learnt> {
  let kept: unknown = null;
  try {
    kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    // Nothing that could be read was kept.
  }
  const games = isObject(kept) ? kept : {};
  return { pocket: read(games["pocket"]), classic: read(games["classic"]) };
}

function keep(game: Game, change: (learnt: Learnt) => Learnt): void {
  const kept = all();
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...kept, [game]: change(kept[game]) }));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** The lessons of a game that were done here. */
export const learnt = (game: Game): readonly string[] => all()[game].done;

/** The first of some lessons that was not done here; none where all were. */
export const nextOf = (game: Game, lessons: readonly LessonInfo[]): LessonInfo | undefined =>
  lessons.find(({ id }) => !learnt(game).includes(id));

/** Whether anything of a game was begun here. */
export const hasBegun = (game: Game): boolean => learnt(game).length > 0 || Object.keys(all()[game].at).length > 0;

/** The task at which a lesson was left; the first where it was not begun, or was done. */
export const leftAt = (game: Game, lesson: string): number => all()[game].at[lesson] ?? 1;

/** Remember the task somebody is at. */
export function keepTask(game: Game, lesson: string, task: number): void {
  keep(game, ({ done, at }) => ({ done, at: { ...at, [lesson]: task } }));
}

/** Remember that a lesson was done. */
export function keepLearnt(game: Game, lesson: string): void {
  keep(game, ({ done, at: { [lesson]: _, ...at } }) => ({ done: [...new Set([...done, lesson])], at }));
}
