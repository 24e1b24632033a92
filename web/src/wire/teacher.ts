/** The teacher's questions and answers, each with its path: rules, lessons and reviews. */
import { get, post } from "./http";
import type {
  AdviceDocument,
  AnalysisAsked,
  AnalysisDocument,
  LessonAnswer,
  LessonDocument,
  LessonSummary,
  LessonTry,
  News,
  NewTry,
  PuzzleAnswer,
  PuzzleDocument,
  PuzzleSummary,
  ReviewDocument,
  RuleDocument,
} from "./types";

export const askLessons = (): Promise<LessonSummary[]> => get("/api/lessons");
export const askRules = (): Promise<RuleDocument[]> => get("/api/rules");
export const askLesson = (lesson: string): Promise<LessonDocument> => get(`/api/lessons/${lesson}`);
export const tryLesson = (lesson: string, tried: LessonTry): Promise<LessonAnswer> =>
  post(`/api/lessons/${lesson}/tries`, tried);

/** A game to look back at: of a table, or of a record that was handed in. */
export type Game = { table: string } | { record: string };

export function gamePath(game: Game): string {
  return "table" in game ? `/api/tables/${game.table}` : `/api/replays/${game.record}`;
}

/** Makes a table that takes a game up against bots; returns its id. */
export async function tryAgain(game: Game, wish: NewTry): Promise<string> {
  return (await post<News>(`${gamePath(game)}/tries`, wish)).now.table;
}

export const askPuzzles = (): Promise<PuzzleSummary[]> => get("/api/puzzles");
export const askPuzzle = (puzzle: string): Promise<PuzzleDocument> => get(`/api/puzzles/${puzzle}`);
export const tryPuzzle = (puzzle: string, action: string): Promise<PuzzleAnswer> =>
  post(`/api/puzzles/${puzzle}/tries`, { action });

/** A moment on an analysis board, and what the engine thinks of it. */
export const analyze = (asked: AnalysisAsked): Promise<AnalysisDocument> => post("/api/analysis", asked);
export const askLines = (asked: AnalysisAsked): Promise<AdviceDocument> => post("/api/analysis/lines", asked);

/** Milliseconds between two looks at a review that is still being thought about. */
const AGAIN = 800;

/** Tells a review as it grows, until it is finished or nobody looks any more. */
export async function followReview(
  game: Game,
  signal: AbortSignal,
  tell: (review: ReviewDocument) => void,
): Promise<void> {
  while (!signal.aborted) {
    const review = await get<ReviewDocument>(`${gamePath(game)}/review`);
    if (signal.aborted) return;
    tell(review);
    if (review.done >= review.of) return;
    await new Promise((done) => setTimeout(done, AGAIN));
  }
}
