/** A lesson in progress: its task, what may be tried, and the board's answer to the last try. */

import type { Game } from "../net/game";
import type * as wire from "../net/protocol";
import type { Board, LessonAnswer, LessonTask, Message, Position } from "../net/protocol";
import { failureText } from "../problems";
import { pace } from "../settings.svelte";
import { Chooser } from "../table/chooser.svelte";
import { type Frame, framesOf } from "../table/staging";
import { keepLearnt, keepTask, leftAt } from "./learnt";
import { describedAt, type Place, previewAt, taskAt, tryAt } from "./lessons";
import { Pauses } from "./pauses";
import { show, wayTo } from "./show";

/** Milliseconds for which a wrong try stays on the board, and a pick that is shown. */
const MISSED = 2200;
const PICKED = 700;

export class Lesson {
  task = $state.raw<LessonTask | null>(null);
  /** What is said of the last try; null before the first. */
  said = $state.raw<Message | null>(null);
  right = $state(true);
  /** What the others did since the last try, where the task goes on. */
  meanwhile = $state.raw<readonly Message[]>([]);
  /** All that is to be heard of the last try. */
  heard = $state.raw<readonly Message[]>([]);
  /** Grows with every task that is begun and every answer that has been shown. */
  moment = $state(0);
  /** Why there is no lesson. */
  failed = $state.raw<unknown>(null);
  /** What went wrong with the last try itself: the server can't be reached. */
  problem = $state("");
  /** What the last try picked last. */
  aimed = "";
  /** Whether a step is being shown, pick by pick. */
  showing = $state(false);

  /** What is shown on the way to an answer. */
  frame = $state.raw<Frame | null>(null);
  /** The board as a wrong try left it, for a while. */
  #missed = $state.raw<Board | null>(null);
  readonly #pauses = new Pauses();
  #skipping = false;

  readonly chooser = new Chooser(this, this, (action) => action.startsWith("point "));
  /** Whether something may be tried now. */
  readonly live = $derived(this.task !== null && this.frame === null);

  constructor(
    readonly game: Game,
    readonly id: string,
    /** How many tasks it has. */
    tasks: number,
  ) {
    const task = leftAt(game, id);
    void this.go(task <= tasks ? task : 1);
  }

  get choices(): wire.Choices | null {
    return this.task?.choices ?? null;
  }

  /** What is on the board now. */
  get position(): Position | null {
    if (this.frame || !this.task) return this.frame?.position ?? null;
    const missed = this.chooser.picked.length === 0 ? this.#missed : null;
    return { ...this.task.position, ...missed } as Position;
  }

  /** Whether places are to be pointed out, or were: nothing is played. */
  get pointing(): boolean {
    return this.choices?.asks === "lesson-point" || (this.task?.pointed.length ?? 0) > 0;
  }

  /** Whether the task is done, and the board has shown all that came of it. */
  get done(): boolean {
    return this.live && this.task?.done === true;
  }

  readonly acting = {
    act: (action: string): Promise<wire.Problem | null> => this.#try(action),
    preview: (action: string): Promise<Board | null> => previewAt(this.#place, action).catch(() => null),
    whyNot: async (): Promise<Message | null> => null,
  };

  get #place(): Place {
    return { game: this.game, lesson: this.id, task: this.task?.task ?? 1, tried: this.task?.tried ?? "" };
  }

  /** The position in words, without the answer to what is asked. */
  describe = (): Promise<wire.LessonDescribed> => describedAt(this.#place);

  /** Begin a task, also again. */
  async go(task: number): Promise<void> {
    this.leave();
    try {
      const begun = await taskAt({ game: this.game, lesson: this.id, task, tried: "" });
      this.chooser.clear();
      this.task = begun;
      this.said = null;
      this.right = true;
      this.meanwhile = this.heard = [];
      this.problem = "";
      this.moment += 1;
      if (begun.task > 1) keepTask(this.game, this.id, begun.task);
    } catch (error) {
      if (this.task) this.problem = failureText(error);
      else this.failed = error;
    }
  }

  /** Do what leads on. */
  show = async (): Promise<void> => {
    const { task } = this;
    if (!task?.shown || this.showing || !this.live) return;
    this.showing = true;
    await show(this.chooser, wayTo(task.choices?.next ?? [], task.shown), () => this.#pauses.pause(PICKED));
    this.showing = false;
  };

  /** Show what came of a try at once. */
  skip = (): void => {
    this.#skipping = true;
    this.#pauses.end();
  };

  /** Stop whatever is being shown. */
  leave(): void {
    this.#pauses.end();
    this.frame = null;
    this.#missed = null;
  }

  async #try(action: string): Promise<wire.Problem | null> {
    const { task } = this;
    this.problem = "";
    this.aimed = this.chooser.picked.at(-1) ?? "";
    try {
      const answer = await tryAt(this.#place, action);
      if (task && task === this.task) void (answer.right ? this.#lead(task, answer) : this.#miss(answer));
    } catch (error) {
      this.problem = failureText(error);
    }
    return null;
  }

  /** A wrong try is told why, and stays on the board for a moment. */
  async #miss(answer: LessonAnswer): Promise<void> {
    this.#missed = this.chooser.preview;
    this.task = answer.now;
    this.chooser.clear();
    this.#settle(answer);
    const { moment } = this;
    await this.#pauses.pause(MISSED);
    if (this.moment === moment) this.#missed = null;
  }

  /** A right one leads on: what came of it is shown frame by frame. */
  async #lead(from: LessonTask, answer: LessonAnswer): Promise<void> {
    this.#pauses.end();
    this.#missed = null;
    this.#skipping = pace() === 0;
    if (answer.now.done) this.#keep(answer.now);
    for (const frame of framesOf(from.position, answer.steps)) {
      if (this.#skipping) break;
      this.frame = frame;
      await this.#pauses.pause(frame.lasts);
      if (this.task !== from) return;
    }
    this.frame = null;
    this.task = answer.now;
    this.#settle(answer);
  }

  #settle({ said, right, steps, now }: LessonAnswer): void {
    const beats = steps
      .flatMap((step) => step.beats)
      .filter(({ actor, kind }) => kind !== "action" || actor !== now.seat);
    const told = (some: wire.Beat[]): Message[] => some.flatMap(({ message }) => message ?? []);
    this.meanwhile = now.done ? [] : told(beats.filter(({ kind }) => kind === "action"));
    this.heard = [...told(beats), said];
    this.said = said;
    this.right = right;
    this.moment += 1;
  }

  #keep({ task, tasks }: LessonTask): void {
    if (task < tasks) keepTask(this.game, this.id, task + 1);
    else keepLearnt(this.game, this.id);
  }
}
