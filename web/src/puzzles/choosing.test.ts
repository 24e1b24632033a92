import { expect, test } from "vitest";

import type { PuzzleSummary } from "$src/wire/types";

import { nextPuzzle, puzzleOfDay } from "./choosing";

const PUZZLES: PuzzleSummary[] = [1, 3, 5, 3].map((difficulty, number) => ({
  id: `p${number}`,
  idea: number === 3 ? "wonder" : "win",
  difficulty,
  players: 2,
}));

test("everybody has the same puzzle on a day, and every puzzle has its day", () => {
  const day = (number: number) => puzzleOfDay(PUZZLES, new Date(Date.UTC(2030, 0, number)))?.id;
  expect(puzzleOfDay(PUZZLES, new Date(Date.UTC(2030, 0, 5, 23, 59)))?.id).toBe(day(5));
  expect(new Set([1, 2, 3, 4].map(day)).size).toBe(4);
  expect(puzzleOfDay([], new Date())).toBeUndefined();
});

test("the next puzzle fits the rating and the idea, and has not been tried", () => {
  const player = { rating: 1650, deviation: 100, volatility: 0.06 };
  expect(nextPuzzle(PUZZLES, null, player, new Set())?.id).toBe("p1");
  expect(nextPuzzle(PUZZLES, "wonder", player, new Set())?.id).toBe("p3");
  expect(nextPuzzle(PUZZLES, "win", player, new Set(["p1"]))?.id).toBe("p0");
  expect(nextPuzzle(PUZZLES, "wonder", player, new Set(["p3"]))?.id).toBe("p3");
  expect(nextPuzzle(PUZZLES, "deduce", player, new Set())).toBeUndefined();
});
