/** The scoring at the end of era 1, as the log tells it. */
import type { ScoreLine } from "$src/game/ceremony/steps";
import type { View } from "$src/game/documents/view";
import type { Line } from "$src/wire/types";

const SCORED = new Set(["control1", "panoramas1"]);

export interface Scoring {
  lines: ScoreLine[];
  /** By seat: Prestige before it. */
  start: number[];
  /** With the structures that stood then. */
  view: View;
}

export function isOfEra(line: Line): boolean {
  return line.kind === "score" && typeof line.source === "string" && SCORED.has(line.source);
}

/** From the lines of the game as it stands; null: era 1 has not been scored. */
export function scoringOf(standing: readonly Line[], view: View): Scoring | null {
  const first = standing.findIndex(isOfEra);
  if (first < 0) return null;
  const last = standing.findLastIndex(isOfEra);
  const lines = standing.slice(first, last + 1).flatMap(scoreLine);
  const earlier = standing.slice(0, first).flatMap(scoreLine);
  const start = view.seats.map((_, seat) =>
    earlier.reduce((sum, one) => sum + (one.seat === seat ? one.points : 0), 0),
  );
  return { lines, start, view: { ...view, structures: structuresBefore(standing.slice(last + 1), view) } };
}

function scoreLine({ kind, seat, source, points, place }: Line): ScoreLine[] {
  if (kind !== "score" || seat === null || !source) return [];
  return [{ seat, source, points: points ?? 0, place: place ?? "" }];
}

/** A neighborhood has one structure, and keeps it. */
function structuresBefore(later: readonly Line[], view: View): View["structures"] {
  const built = new Set(later.filter((line) => line.kind === "construct").map((line) => line.place));
  return view.structures.filter((one) => !built.has(one.at));
}
