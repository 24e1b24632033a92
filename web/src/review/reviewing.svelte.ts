/** A review on the screen: whose decisions, which moment, and what was judged so far. */
import { createContext } from "svelte";

import { Moments } from "$src/game/moments.svelte";
import type { Player } from "$src/game/players";
import { t } from "$src/i18n";
import type { DecisionDocument, ReplayDocument, ReviewDocument } from "$src/wire/types";

export class Reviewing {
  readonly moments: Moments;
  readonly players: readonly Player[];
  readonly names: readonly string[];
  review: ReviewDocument = $state.raw() as ReviewDocument;
  /** Whose decisions are looked at. */
  seat = $state(0);
  showsOpen = $state(true);
  /** Neighborhoods that a reason is about. */
  pointed = $state.raw<readonly string[]>([]);

  constructor(
    readonly replay: ReplayDocument,
    review: ReviewDocument,
    at: number | null,
    seat: number | null,
  ) {
    this.review = review;
    this.moments = new Moments(replay, at ?? 0);
    this.players = replay.colors.map((color, one) => ({ name: replay.names[one] || t(`color-${color}`), color }));
    this.names = this.players.map((player) => player.name);
    this.seat = seat ?? this.moments.view.seat ?? 0;
    if (at === null) this.#goToFirst();
  }

  /** The decision of the moment on the screen: it has not been played yet. */
  get decision(): DecisionDocument | undefined {
    return this.review.decisions.find((one) => one.ply === this.moments.at);
  }

  /** The decisions of the seat that mattered: mistakes by their cost, then finds. */
  get mattered(): DecisionDocument[] {
    const byPly = new Map(this.review.decisions.map((one) => [one.ply, one]));
    return this.review.moments.flatMap((ply) => {
      const found = byPly.get(ply);
      return found?.seat === this.seat ? [found] : [];
    });
  }

  /** The decisions of the seat where there was a choice. */
  get own(): DecisionDocument[] {
    return this.review.decisions.filter((one) => one.seat === this.seat && one.verdict !== "only");
  }

  get auctions(): number {
    return Math.max(this.replay.race_plies.length, this.review.curve.at(-1)?.auction ?? 0);
  }

  look(seat: number): void {
    this.seat = seat;
    if (this.decision?.seat !== seat) this.#goToFirst();
  }

  /** To another decision of the seat. */
  step(by: 1 | -1): void {
    const { own } = this;
    const next =
      by > 0 ? own.find((one) => one.ply > this.moments.at) : own.findLast((one) => one.ply < this.moments.at);
    if (next) this.moments.go(next.ply);
  }

  /** The next of the decisions that mattered, in the order of the game; after the last one the first. */
  get nextThatMattered(): DecisionDocument | undefined {
    const inOrder = this.mattered.slice(0, SHOWN).sort((a, b) => a.ply - b.ply);
    return inOrder.find((one) => one.ply > this.moments.at) ?? inOrder[0];
  }

  #goToFirst(): void {
    const [costliest] = this.mattered;
    const ply = costliest?.ply ?? this.own[0]?.ply;
    if (ply !== undefined) this.moments.go(ply);
  }
}

/** So many moments matter at one glance; the others are further down. */
export const SHOWN = 6;

export const [useReview, provideReview] = createContext<Reviewing>();
