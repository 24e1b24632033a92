/** A rating with its uncertainty, after Mark Glickman's system: each puzzle is an opponent whose rating is known. */

export interface Rating {
  readonly rating: number;
  /** The standard deviation: how far off the rating may well be. */
  readonly deviation: number;
}

/** Of whoever has solved nothing yet. */
export const UNKNOWN: Rating = { rating: 1500, deviation: 350 };
/** Nobody's rating is known better than this: players learn. */
const LEAST_DEVIATION = 45;
const Q = Math.LN10 / 400;

/** The rating of a puzzle of some difficulty, from 1 to 5. */
export const puzzleRating = (difficulty: number): Rating => ({ rating: 900 + 250 * difficulty, deviation: 80 });

/** How much an opponent's uncertain rating counts. */
const weight = ({ deviation }: Rating): number => 1 / Math.sqrt(1 + (3 * Q ** 2 * deviation ** 2) / Math.PI ** 2);

/** The chance to win against an opponent. */
export function expected(player: Rating, opponent: Rating): number {
  return 1 / (1 + 10 ** ((-weight(opponent) * (player.rating - opponent.rating)) / 400));
}

/** The rating after some results, each 1 for a win and 0 for a loss. */
export function rated(player: Rating, results: readonly (readonly [opponent: Rating, score: 0 | 1])[]): Rating {
  const information =
    Q ** 2 *
    sum(results, ([opponent]) => {
      const chance = expected(player, opponent);
      return weight(opponent) ** 2 * chance * (1 - chance);
    });
  const variance = 1 / (1 / player.deviation ** 2 + information);
  const surprise = sum(results, ([opponent, score]) => weight(opponent) * (score - expected(player, opponent)));
  return {
    rating: player.rating + Q * variance * surprise,
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(variance)),
  };
}

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((total, one) => total + of(one), 0);
