/** A rating with its uncertainty (Glicko-2): each puzzle is an opponent whose rating is known. */
import rate from "glicko2-lite";

export interface Rating {
  readonly rating: number;
  /** The standard deviation: how far off the rating may well be. */
  readonly deviation: number;
  /** How much it goes up and down. */
  readonly volatility: number;
}

/** Of whoever has solved nothing yet. */
export const UNKNOWN: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
/** Nobody's rating is known better than this: players learn. */
const LEAST_DEVIATION = 45;
/** How much a puzzle's rating may be off. */
const OF_A_PUZZLE = 80;

/** The rating of a puzzle of some difficulty, from 1 to 5. */
export const puzzleRating = (difficulty: number): number => 900 + 250 * difficulty;

/** The rating after the answer to a puzzle. */
export function rated({ rating, deviation, volatility }: Rating, difficulty: number, right: boolean): Rating {
  const after = rate(rating, deviation, volatility, [[puzzleRating(difficulty), OF_A_PUZZLE, right ? 1 : 0]]);
  return { rating: after.rating, deviation: Math.max(LEAST_DEVIATION, after.rd), volatility: after.vol };
}
