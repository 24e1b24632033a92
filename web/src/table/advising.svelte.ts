/** Advice at the table: asked for when somebody wants it, or to warn before a clear mistake. */
import { untrack } from "svelte";

import { settings } from "$src/game/settings.svelte";
import { get } from "$src/wire/http";
import { tablePath } from "$src/wire/paths";
import { sayFailure } from "$src/wire/problem";
import type { AdviceDocument, Now, ViewDocument } from "$src/wire/types";

import type { Facts } from "./facts.svelte";
import { costOf, isClearMistake, isJudged } from "./mistakes";

/** As much of a table in play as advice is about. */
interface Decided {
  readonly now: Now;
  readonly view: ViewDocument;
  readonly names: readonly string[];
  readonly isNow: boolean;
  readonly acting: number | null;
  readonly facts: Facts;
}

export class Advising {
  isOpen = $state(false);
  failure = $state("");
  /** An action that would be a clear mistake, and waits for a second thought. */
  doubted = $state.raw<string | null>(null);
  #given = $state.raw<{ of: string; document: AdviceDocument } | null>(null);
  #asked: { of: string; answer: Promise<AdviceDocument | null> } | null = null;
  /** The advice that judges the doubted action. */
  #judged = $state.raw<AdviceDocument | null>(null);

  constructor(private readonly play: Decided) {}

  /** May advice be asked for on the decision that is shown? */
  get isAllowed(): boolean {
    const { advice } = this.play.now;
    if (advice === null || !this.play.isNow) return false;
    return advice === "public" ? this.play.view.to_act !== null : this.play.acting !== null;
  }

  /** The advice on the decision on the screen, once it has come. */
  get document(): AdviceDocument | null {
    return this.#given?.of === this.#moment ? this.#given.document : null;
  }

  toggle = (): void => {
    this.isOpen = !this.isOpen;
  };

  /** Call in a component: an open panel keeps up with the table, and so does the warning. */
  follow(): void {
    $effect(() => {
      const moment = this.#moment;
      const wanted = this.isAllowed && (this.isOpen || this.#warns);
      untrack(() => {
        this.doubted = null;
        if (wanted && this.#given?.of !== moment) void this.#ask();
      });
    });
  }

  /** Is an action better thought over? Then it is not played yet. */
  async doubts(action: string): Promise<boolean> {
    if (!this.#warns || !this.isAllowed || this.doubted === action) return false;
    const moment = this.#moment;
    const document = await this.#judging(action);
    if (document === null || moment !== this.#moment || !isClearMistake(document, action)) return false;
    this.#judged = document;
    this.doubted = action;
    return true;
  }

  /** What the doubted action gives away of one's chances, from 0 to 1. */
  get cost(): number {
    return this.#judged && this.doubted !== null ? costOf(this.#judged, this.doubted) : 0;
  }

  /** Advice that judges an action: it is asked for once more where the action is not among the best. */
  async #judging(action: string): Promise<AdviceDocument | null> {
    const document = this.document ?? (await this.#ask());
    return document === null || isJudged(document, action) ? document : this.#fetch({ action });
  }

  /** Warnings are one's own affair: where everybody sees advice, nobody is warned. */
  get #warns(): boolean {
    return settings.kept.warn && this.play.now.advice === "own";
  }

  get #moment(): string {
    return this.play.facts.moment;
  }

  #ask(): Promise<AdviceDocument | null> {
    const of = this.#moment;
    if (this.#asked?.of !== of) this.#asked = { of, answer: this.#answer(of) };
    return this.#asked.answer;
  }

  async #answer(of: string): Promise<AdviceDocument | null> {
    this.failure = "";
    const document = await this.#fetch();
    if (document === null) this.#asked = null;
    else this.#given = { of, document };
    return document;
  }

  async #fetch(query: Record<string, string> = {}): Promise<AdviceDocument | null> {
    try {
      const { table, you } = this.play.now;
      return await get<AdviceDocument>(tablePath(table, "advice", you.seat, query));
    } catch (error) {
      this.failure = sayFailure(error, this.play.names);
      return null;
    }
  }
}
