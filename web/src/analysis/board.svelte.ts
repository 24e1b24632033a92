/** The analysis board: the moment on it, its variants, and what the engine thinks. */
import { ruleOfFailure, sayFailure } from "$src/wire/problem";
import { analyze, askLines } from "$src/wire/teacher";
import type { AdviceDocument, AnalysisDocument } from "$src/wire/types";

import type { Shared } from "./link";
import { choose, currentLine, drop, go, play, playedUntil, type Variants } from "./variants";

/** So many answers are kept, for going back and forth. */
const KEPT = 120;

export class AnalysisBoard {
  #variants = $state.raw<Variants>({ lines: [[]], current: 0, at: 0 });
  readonly record: Shared["record"];
  /** The moment that is shown: of the variants', as soon as it has come. */
  moment = $state.raw() as AnalysisDocument;
  #lines = $state.raw<{ of: string; advice: AdviceDocument } | null>(null);
  /** With all cards open? */
  isOpen = $state(false);
  failure = $state("");
  failureRule = $state<string | null>(null);
  readonly #known = new Map<string, AdviceDocument>();
  #wanted = "";

  constructor({ record, lines, current, at }: Shared, moment: AnalysisDocument) {
    this.record = record;
    this.#variants = { lines, current, at };
    this.moment = moment;
  }

  static async open(shared: Shared): Promise<AnalysisBoard> {
    const board = go({ ...shared, current: shared.lines[shared.current] ? shared.current : 0 }, shared.at);
    const asked = { record: JSON.stringify(shared.record), actions: [...playedUntil(board)] };
    const opened = new AnalysisBoard({ ...board, record: shared.record }, await analyze(asked));
    void opened.think();
    return opened;
  }

  get variants(): Variants {
    return this.#variants;
  }

  get shared(): Shared {
    return { record: this.record, ...this.#variants };
  }

  get canGoBack(): boolean {
    return this.#variants.at > 0;
  }

  get canGoOn(): boolean {
    return this.#variants.at < currentLine(this.#variants).length;
  }

  /** What the engine thinks of the moment on the board, once it has. */
  get advice(): AdviceDocument | null {
    return this.#lines?.of === this.#key ? this.#lines.advice : null;
  }

  act = (action: string): void => void this.#show(play(this.#variants, action));
  step = (by: number): void => void this.#show(go(this.#variants, this.#variants.at + by));
  go = (at: number): void => void this.#show(go(this.#variants, at));
  choose = (line: number): void => void this.#show(choose(this.#variants, line));
  drop = (line: number): void => void this.#show(drop(this.#variants, line));

  toggleOpen = (): void => {
    this.isOpen = !this.isOpen;
    void this.think();
  };

  /** An action that the rules refuse leaves everything as it was. */
  async #show(next: Variants): Promise<void> {
    const wanted = JSON.stringify(playedUntil(next));
    this.#wanted = wanted;
    try {
      const moment = await analyze({ record: JSON.stringify(this.record), actions: [...playedUntil(next)] });
      if (this.#wanted !== wanted) return;
      [this.moment, this.#variants, this.failure] = [moment, next, ""];
      await this.think();
    } catch (error) {
      if (this.#wanted === wanted) this.#fail(error);
    }
  }

  async think(): Promise<void> {
    const key = this.#key;
    if (this.moment.view.legal.length === 0) return;
    const known = this.#known.get(key);
    if (known) {
      this.#lines = { of: key, advice: known };
      return;
    }
    const asked = { record: JSON.stringify(this.record), actions: [...playedUntil(this.#variants)], open: this.isOpen };
    try {
      const advice = await askLines(asked);
      this.#keep(key, advice);
      if (key === this.#key) this.#lines = { of: key, advice };
    } catch (error) {
      if (key === this.#key) this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.failure = sayFailure(error);
    this.failureRule = ruleOfFailure(error);
  }

  get #key(): string {
    return JSON.stringify([this.isOpen, playedUntil(this.#variants)]);
  }

  #keep(key: string, advice: AdviceDocument): void {
    this.#known.set(key, advice);
    const [oldest] = this.#known.keys();
    if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest);
  }
}
