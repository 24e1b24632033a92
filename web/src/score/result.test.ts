import { describe, expect, test } from "vitest";

import type { GameResult } from "$src/game/documents/result";

import { beforeTheEnd, isBest, momentOf, ranking, rankOf, receiptsOf, sourcesOf } from "./result";

const result: GameResult = {
  scores: [
    { control1: 5, wonders: 6, control2: 0, structures: 40, total: 51 },
    { control1: 0, wonders: 8, control2: 10, structures: 40, total: 58 },
    { control1: 5, wonders: 0, control2: 5, structures: 48, total: 58 },
    { control1: 0, wonders: 0, control2: 0, structures: 51, total: 51 },
  ],
  finished: [3, 2, 1, 0],
  winners: [2],
  decided_by: "earlier last structure",
  receipts: [
    { seat: 0, source: "control1", points: 5, rule: "score.control", place: "aurora" },
    { seat: 1, source: "wonders", points: 8, rule: "wonder.atlantis", place: "A3" },
    { seat: 0, source: "wonders", points: 6, rule: "wonder.hammer", place: "A4" },
  ],
};

describe("the end of a game", () => {
  test("the sources come in the order of the sheets, without the total", () => {
    expect(sourcesOf(result)).toEqual(["control1", "wonders", "control2", "structures"]);
  });

  test("the winner of a tie is first, other ties stand in the order of finishing", () => {
    expect(ranking(result)).toEqual([2, 1, 3, 0]);
    expect([0, 1, 2, 3].map((seat) => rankOf(result, seat))).toEqual([3, 2, 1, 3]);
  });

  test("the best of a column are all who have the most, and nobody where all have none", () => {
    expect([0, 1, 2, 3].map((seat) => isBest(result, seat, "control1"))).toEqual([true, false, true, false]);
    expect(isBest({ ...result, scores: [{ keys: 0 }, { keys: 0 }] }, 0, "keys")).toBe(false);
  });

  test("what was scored before the end is the first era and the Wonders", () => {
    expect(["control1", "panoramas1", "wonders", "control2", "keys"].map(momentOf)).toEqual([
      "era1",
      "era1",
      "era2",
      "end",
      "end",
    ]);
    expect(beforeTheEnd(result)).toEqual([11, 8, 5, 0]);
  });

  test("a number's receipts are those of its seat and source; the total's are all of the seat", () => {
    expect(receiptsOf(result, 0, "wonders").map((one) => one.place)).toEqual(["A4"]);
    expect(receiptsOf(result, 0, "total").map((one) => one.place)).toEqual(["aurora", "A4"]);
  });
});
