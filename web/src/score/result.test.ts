import { describe, expect, test } from "vitest";

import { sampleReceipt, sampleResult, sampleScore } from "$src/wire/samples";

import { beforeTheEnd, isBest, lastReceipts, receiptsOf, sourcesOf } from "./result";

const result = sampleResult({
  scores: [
    sampleScore({ control1: 5, wonders: 6, structures: 40, total: 51 }),
    sampleScore({ wonders: 8, control2: 10, structures: 40, total: 58 }),
    sampleScore({ control1: 5, control2: 5, structures: 48, total: 58 }),
    sampleScore({ structures: 51, total: 51 }),
  ],
  sources: [
    { source: "control1", moment: "era1" },
    { source: "wonders", moment: "era2" },
    { source: "control2", moment: "end" },
    { source: "structures", moment: "end" },
  ],
  receipts: [
    sampleReceipt({ seat: 0, source: "control1", points: 5, place: "aurora" }),
    sampleReceipt({ seat: 1, source: "wonders", points: 8, place: "A3" }),
    sampleReceipt({ seat: 0, source: "wonders", points: 6, place: "A4" }),
    sampleReceipt({ seat: 1, source: "control2", points: 10, place: "boreas" }),
  ],
});

describe("the end of a game", () => {
  test("the sources come in the order of the result, all or those of a moment", () => {
    expect(sourcesOf(result)).toEqual(["control1", "wonders", "control2", "structures"]);
    expect(sourcesOf(result, "end")).toEqual(["control2", "structures"]);
  });

  test("the best of a column are all who have the most, and nobody where all have none", () => {
    expect([0, 1, 2, 3].map((seat) => isBest(result, seat, "control1"))).toEqual([true, false, true, false]);
    expect(isBest(result, 0, "keys")).toBe(false);
  });

  test("what was scored before the end is everything but the sources of the end", () => {
    expect(beforeTheEnd(result)).toEqual([11, 8, 5, 0]);
  });

  test("a number's receipts are those of its seat and source; the total's are all of the seat", () => {
    expect(receiptsOf(result, 0, "wonders").map((one) => one.place)).toEqual(["A4"]);
    expect(receiptsOf(result, 0, "total").map((one) => one.place)).toEqual(["aurora", "A4"]);
  });

  test("the last count has the receipts of the end alone", () => {
    expect(lastReceipts(result).map((one) => one.place)).toEqual(["boreas"]);
  });
});
