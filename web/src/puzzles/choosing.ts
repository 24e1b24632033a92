/** Which puzzle comes next: that of the day, or one of an idea that fits the player. */
import type { PuzzleIdea, PuzzleSummary } from "$src/wire/types";

import { puzzleRating, type Rating } from "./rating";

export const IDEAS = ["win", "let-go", "start", "wonder", "ending", "deduce"] as const satisfies readonly PuzzleIdea[];

const DAY = 86_400_000;
/** A prime: step by step it leads to every puzzle once before any comes again. */
const STEP = 7919;

/** The puzzle of a day, the same for everybody: of the date in UTC. */
export function puzzleOfDay(puzzles: readonly PuzzleSummary[], date: Date): PuzzleSummary | undefined {
  return puzzles[(Math.floor(date.getTime() / DAY) * STEP) % Math.max(1, puzzles.length)];
}

/** The puzzle nearest to a rating that has not been tried, of an idea or of all; when all have been, the first again. */
export function nextPuzzle(
  puzzles: readonly PuzzleSummary[],
  idea: PuzzleIdea | null,
  { rating }: Rating,
  tried: ReadonlySet<string>,
): PuzzleSummary | undefined {
  const fitting = puzzles.filter((puzzle) => idea === null || puzzle.idea === idea);
  const fresh = fitting.filter((puzzle) => !tried.has(puzzle.id));
  const far = (puzzle: PuzzleSummary) => Math.abs(puzzleRating(puzzle.difficulty) - rating);
  return (fresh.length ? fresh : fitting).reduce<PuzzleSummary | undefined>(
    (best, puzzle) => (best && far(best) <= far(puzzle) ? best : puzzle),
    undefined,
  );
}
