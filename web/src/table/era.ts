/** The scoring at the end of era 1, as the log tells it. */
import type { ScoreLine } from "$src/game/ceremony/steps";
import type { Line } from "$src/wire/types";

export interface Scoring {
  /** The version of the table that brought it. */
  version: number;
  lines: ScoreLine[];
  /** By seat: Prestige before it. */
  start: number[];
}

/** From the lines of the game as it stands; null: era 1 has not ended. */
export function scoringOf(standing: readonly Line[], seats: number): Scoring | null {
  const at = standing.findIndex((line) => line.kind === "era-end");
  const end = standing[at];
  if (!end) return null;
  const lines = standing.slice(at).filter((line) => line.ply === end.ply);
  const start = Array.from({ length: seats }, (_, seat) => prestigeIn(standing.slice(0, at), seat));
  return { version: end.version, lines: lines.flatMap(scoreLine), start };
}

function prestigeIn(lines: readonly Line[], seat: number): number {
  return lines.reduce((sum, line) => sum + (line.seat === seat ? (line.points ?? 0) : 0), 0);
}

function scoreLine({ seat, source, points, place, cells }: Line): ScoreLine[] {
  if (seat === null || source === null) return [];
  return [{ seat, source, points: points ?? 0, place: place ?? "", cells }];
}
