/** What a result says of each seat and source. */
import type { Moment, ReceiptDocument, ResultDocument, ScoreDocument, Source } from "$src/wire/types";

/** A number of a seat in the table: a source, or `total`. */
export type Column = keyof ScoreDocument;

/** The sources in the order in which they are scored; those of one moment, or all. */
export function sourcesOf(result: ResultDocument, moment?: Moment): Source[] {
  const own = result.sources.filter((one) => moment === undefined || one.moment === moment);
  return own.map(({ source }) => source);
}

export function pointsOf(result: ResultDocument, seat: number, column: Column): number {
  return result.scores[seat]?.[column] ?? 0;
}

/** Is it the most that anybody has of this source? */
export function isBest(result: ResultDocument, seat: number, column: Column): boolean {
  const points = pointsOf(result, seat, column);
  return points > 0 && result.scores.every((_, other) => pointsOf(result, other, column) <= points);
}

/** By seat: Prestige from before the end of the game. */
export function beforeTheEnd(result: ResultDocument): number[] {
  const last = sourcesOf(result, "end");
  return result.scores.map((score) => last.reduce((rest, source) => rest - score[source], score.total));
}

/** The receipts of one number in the table; `total` is all of a seat's. */
export function receiptsOf(result: ResultDocument, seat: number, column: Column): ReceiptDocument[] {
  return result.receipts.filter((one) => one.seat === seat && (column === "total" || one.source === column));
}

/** The receipts of what is scored at the end of the game. */
export function lastReceipts(result: ResultDocument): ReceiptDocument[] {
  const last = sourcesOf(result, "end");
  return result.receipts.filter((one) => last.includes(one.source));
}
