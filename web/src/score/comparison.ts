/** How a seat ended beside another: the winner, or for a winner whoever came next. */
import type { ResultDocument, Source } from "$src/wire/types";

import { pointsOf, sourcesOf } from "./result";

/** What a source brought more than it brought the other; negative: less. */
export interface Gap {
  source: Source;
  points: number;
}

export type Ending = "ahead" | "behind" | "won-tie" | "lost-tie" | "shared";

export interface Comparison {
  seat: number;
  /** The other. */
  against: number;
  ending: Ending;
  /** How much Prestige lies between them. */
  points: number;
  /** The largest first. */
  gaps: readonly Gap[];
}

const MOST_GAPS = 3;

/** Whom the end is about: the reader's seats, or for a spectator the winner. */
export function comparisonsOf(result: ResultDocument, mine: readonly number[]): Comparison[] {
  const about = mine.length ? result.order.filter((seat) => mine.includes(seat)) : result.order.slice(0, 1);
  return about.flatMap((seat) => comparisonOf(result, seat) ?? []);
}

function comparisonOf(result: ResultDocument, seat: number): Comparison | null {
  const [first, second] = result.order;
  const against = seat === first ? second : first;
  if (against === undefined) return null;
  const lead = pointsOf(result, seat, "total") - pointsOf(result, against, "total");
  return {
    seat,
    against,
    ending: endingOf(result, seat, lead),
    points: Math.abs(lead),
    gaps: gaps(result, seat, against),
  };
}

/** Level on Prestige, the edition's tie-break has decided; or nothing, and they win together. */
function endingOf(result: ResultDocument, seat: number, lead: number): Ending {
  const won = result.winners.includes(seat);
  if (won && result.winners.length > 1) return "shared";
  if (won) return lead === 0 ? "won-tie" : "ahead";
  return lead === 0 ? "lost-tie" : "behind";
}

function gaps(result: ResultDocument, seat: number, against: number): Gap[] {
  return sourcesOf(result)
    .map((source) => ({ source, points: pointsOf(result, seat, source) - pointsOf(result, against, source) }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST_GAPS);
}
