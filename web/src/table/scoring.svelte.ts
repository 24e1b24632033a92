/** The scoring at the end of era 1, as soon as its lines come: for the ceremony. */
import { untrack } from "svelte";
import type { Line } from "$src/wire/types";
import type { ScoreLine } from "./ceremony/steps";
import type { Badges, Lights } from "./lights";
import type { Play } from "./play.svelte";
import { prestigeOf } from "./standing";
import type { View } from "./view";

const SCORED = new Set(["control1", "panoramas1"]);

export interface Scoring {
  lines: ScoreLine[];
  /** By seat: Prestige before it. */
  start: number[];
  view: View;
}

export class EraScoring {
  now = $state.raw<Scoring | null>(null);
  lit = $state.raw<Lights>();
  badges = $state.raw<Badges>();

  /** Call in a component: watches the log from now on. */
  follow(play: Play): void {
    let seen = play.client.news?.version ?? 0;
    $effect(() => {
      const lines = play.lines.filter((line) => line.version > seen).flatMap(scoreLine);
      seen = Math.max(seen, play.client.news?.version ?? 0);
      if (lines.length) untrack(() => (this.now = { lines, start: before(play.view, lines), view: play.view }));
    });
  }
}

function scoreLine(line: Line): ScoreLine[] {
  const { seat, source, points, place } = line;
  if (line.kind !== "score" || seat === null || !source || !SCORED.has(source)) return [];
  return [{ seat, source, points: points ?? 0, place: place ?? "" }];
}

function before(view: View, lines: readonly ScoreLine[]): number[] {
  const gained = (seat: number) => lines.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0);
  return view.seats.map((_, seat) => prestigeOf(view, seat) - gained(seat));
}
