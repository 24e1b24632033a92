/** The scoring at the end of era 1: shown as soon as its lines come, and again for whoever asks. */
import { createContext, untrack } from "svelte";

import { standingLines } from "$src/game/lines";

import { type Scoring, scoringOf } from "./era";
import type { Badges, Lights } from "./lights";
import type { Play } from "./play.svelte";

export class EraScoring {
  /** The one that is shown. */
  now = $state.raw<Scoring | null>(null);
  /** How far its ceremony is, in whatever layout it is shown. */
  step = $state(0);
  lit = $state.raw<Lights>();
  badges = $state.raw<Badges>();
  /** By seat: Prestige as far as the ceremony has counted it. */
  counted = $state.raw<readonly number[]>();
  /** Once era 1 has been scored. */
  readonly past: Scoring | null = $derived.by(() =>
    scoringOf(standingLines(this.play.lines, this.play.now.ply), this.play.view.seats.length),
  );

  constructor(readonly play: Play) {}

  /** By seat: the Prestige to show while points are being counted. */
  get totals(): readonly number[] | undefined {
    return this.now ? (this.counted ?? this.now.start) : undefined;
  }

  show(): void {
    this.now = this.past;
    this.step = 0;
    this.counted = this.past?.start;
  }

  hide(): void {
    this.now = null;
  }

  /** Call in a component: watches the log from now on. */
  follow(): void {
    let seen = this.play.client.news?.version ?? 0;
    $effect(() => {
      const isNew = this.past !== null && this.past.version > seen;
      seen = Math.max(seen, this.play.lines.at(-1)?.version ?? 0);
      if (isNew) {
        untrack(() => {
          this.show();
        });
      }
    });
  }
}

export const [useScoring, provideScoring] = createContext<EraScoring>();
