/** Advice at the table: asked for when somebody wants it, or to warn before a clear mistake. */
import { untrack } from "svelte";

import { settings } from "$src/game/settings.svelte";
import { get } from "$src/wire/http";
import { tablePath } from "$src/wire/paths";
import { sayFailure } from "$src/wire/problem";
import type { AdviceDocument, Now, ViewDocument } from "$src/wire/types";

import type { Facts } from "./facts.svelte";
import { costOf, isClearMistake } from "./mistakes";

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
    const document = this.document ?? (await this.#ask());
    if (document === null || moment !== this.#moment || !isClearMistake(document, action)) return false;
    this.doubted = action;
    return true;
  }

  /** What the doubted action gives away of one's chances, from 0 to 1. */
  get cost(): number {
    return this.document && this.doubted !== null ? costOf(this.document, this.doubted) : 0;
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
    try {
      const { table, you } = this.play.now;
      const document = await get<AdviceDocument>(tablePath(table, "advice", you.seat));
      this.#given = { of, document };
      return document;
    } catch (error) {
      this.failure = sayFailure(error, this.play.names);
      this.#asked = null;
      return null;
    }
  }
}
