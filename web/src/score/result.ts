/** What a result says of each seat and source. */
import type { GameResult, Receipt } from "$src/game/documents/result";

/** When a source scores. */
export type Moment = "era1" | "era2" | "end";

/** The sources in the order in which they are scored: as the sheets list them. */
export function sourcesOf(result: GameResult): string[] {
  return Object.keys(result.scores[0] ?? {}).filter((key) => key !== "total");
}

export function momentOf(source: string): Moment {
  if (source === "wonders") return "era2";
  return source.endsWith("1") ? "era1" : "end";
}

export function pointsOf(result: GameResult, seat: number, source: string): number {
  return result.scores[seat]?.[source] ?? 0;
}

/** The seats from first to last: the winners, then by Prestige; ties by the order of finishing. */
export function ranking(result: GameResult): number[] {
  const behind = (seat: number) => (result.winners.includes(seat) ? 0 : 1);
  return [...result.scores.keys()].sort(
    (a, b) =>
      behind(a) - behind(b) ||
      pointsOf(result, b, "total") - pointsOf(result, a, "total") ||
      result.finished.indexOf(a) - result.finished.indexOf(b),
  );
}

/** 1 for a winner, and so on; behind the winners, seats with equal Prestige share a rank. */
export function rankOf(result: GameResult, seat: number): number {
  if (result.winners.includes(seat)) return 1;
  const total = pointsOf(result, seat, "total");
  const better = (other: number) => result.winners.includes(other) || pointsOf(result, other, "total") > total;
  return 1 + [...result.scores.keys()].filter(better).length;
}

/** Is it the most that anybody has of this source? */
export function isBest(result: GameResult, seat: number, source: string): boolean {
  const points = pointsOf(result, seat, source);
  return points > 0 && result.scores.every((_, other) => pointsOf(result, other, source) <= points);
}

/** By seat: Prestige from before the end of the game. */
export function beforeTheEnd(result: GameResult): number[] {
  const earlier = sourcesOf(result).filter((source) => momentOf(source) !== "end");
  return result.scores.map((_, seat) => earlier.reduce((sum, source) => sum + pointsOf(result, seat, source), 0));
}

/** The receipts of one number in the table; `total` is all of a seat's. */
export function receiptsOf(result: GameResult, seat: number, source: string): Receipt[] {
  return result.receipts.filter((one) => one.seat === seat && (source === "total" || one.source === source));
}
