/** A lesson under way: its steps so far, what was tried, and what was answered. */
import { sayFailure } from "$src/wire/problem";
import { tryLesson } from "$src/wire/teacher";
import type { LessonAnswer, LessonDocument, LessonStep } from "$src/wire/types";

import { lessonsDone, type Tried } from "../progress.svelte";

/** A step that was come to, and the actions that were accepted before it. */
interface Reached {
  step: LessonStep;
  played: readonly string[];
}

export class Learning {
  #reached = $state.raw<readonly Reached[]>([]);
  #tries: readonly Tried[] = [];
  /** Which of the steps is on the screen. */
  #at = $state(0);
  /** What was said to the latest try. */
  answer = $state.raw<LessonAnswer | null>(null);
  finished = $state(false);
  busy = $state(false);
  failure = $state("");

  readonly #keeps: boolean;

  /** `keeps`: is how far somebody came kept for the next time? */
  constructor(
    readonly lesson: LessonDocument,
    { keeps = true }: { keeps?: boolean } = {},
  ) {
    this.#keeps = keeps;
    this.#reached = [{ step: lesson.step, played: [] }];
  }

  get step(): LessonStep {
    return this.#current.step;
  }

  get canGoBack(): boolean {
    return this.#at > 0;
  }

  get #current(): Reached {
    return this.#reached[this.#at] ?? { step: this.lesson.step, played: [] };
  }

  /** Go on from where somebody left: what was accepted then is accepted again, unless the lesson has changed. */
  async resume(): Promise<void> {
    for (const tried of lessonsDone.of(this.#id).tries) {
      if (!(await this.try(tried)) || this.finished) break;
    }
    this.answer = null;
  }

  /** Goes on to the first step in which there is something to do. */
  async skipReading(): Promise<void> {
    while (this.step.tasks.length === 0 && !this.step.asks_number && !this.finished) {
      if (!(await this.try({}))) break;
    }
    this.answer = null;
  }

  /** Answers a step; true if it was accepted. */
  async try(tried: Tried): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.failure = "";
    try {
      const { step, played } = this.#current;
      const answer = await tryLesson(this.#id, { step: step.number, played: [...played], ...tried });
      this.answer = answer;
      if (answer.accepted) this.#goOn(tried, answer);
      return answer.accepted;
    } catch (error) {
      this.failure = sayFailure(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  back(): void {
    this.answer = null;
    if (this.finished) this.finished = false;
    else if (this.canGoBack) this.#at -= 1;
    this.#keep();
  }

  again(): void {
    this.answer = null;
    this.finished = false;
    this.#at = 0;
    this.#keep();
  }

  #goOn(tried: Tried, { next, played, finished }: LessonAnswer): void {
    this.#tries = [...this.#tries.slice(0, this.#at), tried];
    const before = this.#reached.slice(0, this.#at);
    const step = { step: this.step, played: next ? this.#current.played : played };
    this.#reached = [...before, step, ...(next ? [{ step: next, played }] : [])];
    if (next) this.#at += 1;
    this.finished = finished;
    this.#keep();
  }

  #keep(): void {
    if (!this.#keeps) return;
    const finished = this.finished || lessonsDone.of(this.#id).finished;
    lessonsDone.keep(this.#id, { tries: this.finished ? [] : this.#tries.slice(0, this.#at), finished });
  }

  get #id(): string {
    return this.lesson.summary.id;
  }
}
