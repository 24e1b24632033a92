/** A scoring as steps: source by source, in the order in which the rules score them. */
import type { ReceiptDocument, Source } from "$src/wire/types";

/** Prestige and where it came from: a receipt, or a line of the log. */
export type ScoreLine = Omit<ReceiptDocument, "rule">;

export interface ScoreStep {
  source: Source;
  lines: readonly ScoreLine[];
  /** By seat: what the source brings. */
  gained: readonly number[];
  /** By seat: Prestige after it. */
  totals: readonly number[];
}

/** The steps of a scoring that begins with so much Prestige by seat. */
export function stepsOf(lines: readonly ScoreLine[], start: readonly number[]): ScoreStep[] {
  const sources = [...new Set(lines.map((line) => line.source))];
  let totals = [...start];
  return sources.map((source) => {
    const own = lines.filter((line) => line.source === source);
    const gained = start.map((_, seat) => sum(own.filter((line) => line.seat === seat)));
    totals = totals.map((total, seat) => total + (gained[seat] ?? 0));
    return { source, lines: own, gained, totals };
  });
}

/** What stands at each neighborhood that a step lights up: the sum of its points there. */
export function badgesOf(
  step: Pick<ScoreStep, "lines">,
  placesOf: (line: ScoreLine) => readonly string[],
): Map<string, string> {
  const points = new Map<string, number>();
  for (const line of step.lines) {
    const first = placesOf(line)[0];
    if (first !== undefined) points.set(first, (points.get(first) ?? 0) + line.points);
  }
  return new Map([...points].map(([place, sum]) => [place, `+${sum}`]));
}

function sum(lines: readonly ScoreLine[]): number {
  return lines.reduce((total, line) => total + line.points, 0);
}
