import { describe, expect, test } from "vitest";

import { sampleResult, sampleScore } from "$src/wire/samples";
import type { ResultDocument, ScoreDocument } from "$src/wire/types";

import { comparisonsOf } from "./comparison";

function ended(scores: Partial<ScoreDocument>[], more: Partial<ResultDocument>): ResultDocument {
  return sampleResult({
    scores: scores.map(sampleScore),
    sources: [
      { source: "control1", moment: "era1" },
      { source: "wonders", moment: "era2" },
      { source: "keys", moment: "end" },
      { source: "structures", moment: "end" },
    ],
    ...more,
  });
}

const result = ended(
  [
    { control1: 5, wonders: 6, structures: 40, total: 51 },
    { wonders: 8, keys: 10, structures: 40, total: 58 },
    { keys: 4, structures: 50, total: 54 },
  ],
  { order: [1, 2, 0], ranks: [3, 1, 2], winners: [1] },
);

describe("how a seat ended beside another", () => {
  test("who lost is compared with the winner, the largest differences first", () => {
    expect(comparisonsOf(result, [0])).toEqual([
      {
        seat: 0,
        against: 1,
        ending: "behind",
        points: 7,
        gaps: [
          { source: "keys", points: -10 },
          { source: "control1", points: 5 },
          { source: "wonders", points: -2 },
        ],
      },
    ]);
  });

  test("the winner is compared with whoever came next, for spectators too", () => {
    const [won] = comparisonsOf(result, [1]);
    expect([won?.against, won?.ending, won?.points]).toEqual([2, "ahead", 4]);
    expect(comparisonsOf(result, [])).toEqual([won]);
  });

  test("several seats of one reader come in the order of the end", () => {
    expect(comparisonsOf(result, [0, 1, 2]).map((one) => one.seat)).toEqual([1, 2, 0]);
  });

  test("a tie that something decides is told from one that nothing does", () => {
    const level = [{ total: 9 }, { total: 9 }];
    const decided = ended(level, { order: [1, 0], ranks: [2, 1], winners: [1] });
    expect(comparisonsOf(decided, [0, 1]).map((one) => one.ending)).toEqual(["won-tie", "lost-tie"]);
    const shared = ended(level, { order: [0, 1], ranks: [1, 1], winners: [0, 1] });
    expect(comparisonsOf(shared, [0, 1]).map((one) => one.ending)).toEqual(["shared", "shared"]);
  });
});
