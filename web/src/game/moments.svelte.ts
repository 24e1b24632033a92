/** The current moment of a replay, and how to move through it. */
import type { Frame, Line, ReplayDocument, ViewDocument } from "$src/wire/types";

/** Times as fast as one action in `BEAT` milliseconds. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
const BEAT = 1000;

export class Moments {
  /** How many actions have been played. */
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);

  readonly last: number;
  /** The ply after which each auction was over. */
  readonly auctionEnds: readonly number[];
  /** The ply at which the second era begins; null: it never does. */
  readonly secondEra: number | null;
  readonly #first: Frame;

  constructor(
    readonly replay: ReplayDocument,
    at = 0,
  ) {
    const first = replay.frames[0];
    if (!first) throw new RangeError("a replay without a frame");
    this.#first = first;
    this.last = replay.frames.length - 1;
    this.auctionEnds = replay.race_plies;
    this.secondEra = replay.frames.find((frame) => frame.era === 2)?.ply ?? null;
    this.go(at);
  }

  get frame(): Frame {
    return this.replay.frames[this.at] ?? this.#first;
  }

  /** The view of this moment, together with what never changes. */
  get view(): ViewDocument {
    return { format: "skyrise-view/1", ...this.replay.lasting, ...this.frame.view };
  }

  /** The lines up to this moment. */
  get lines(): Line[] {
    return this.replay.frames.slice(0, this.at + 1).flatMap((frame) => frame.lines);
  }

  /** How many auctions are over. */
  get auctionsOver(): number {
    return this.auctionEnds.filter((end) => end <= this.at).length;
  }

  go(at: number): void {
    this.at = Math.min(this.last, Math.max(0, Math.trunc(at) || 0));
    if (this.at === this.last) this.playing = false;
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  nextAuction(): void {
    this.go(this.auctionEnds.find((end) => end > this.at) ?? this.last);
  }

  previousAuction(): void {
    this.go(this.auctionEnds.findLast((end) => end < this.at) ?? 0);
  }

  /** To the moment after an auction, counted from 1. */
  goToAuction(auction: number): void {
    this.go(this.auctionEnds[auction - 1] ?? this.last);
  }

  /** To the beginning of the other era. */
  otherEra(): void {
    this.go(this.secondEra === null || this.at >= this.secondEra ? 0 : this.secondEra);
  }

  togglePlaying(): void {
    if (!this.playing && this.at === this.last) this.go(0);
    this.playing = !this.playing;
  }

  /** Call in a component: plays on while `playing`. */
  run(): void {
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => {
        this.step(1);
      }, BEAT / this.speed);
      return () => {
        clearInterval(timer);
      };
    });
  }
}
