import { describe, expect, it } from "vitest";

import { badgesOf, type ScoreLine, stepsOf } from "./steps";

const LINES: ScoreLine[] = [
  { seat: 0, source: "control1", points: 5, place: "aurora", cells: ["A1", "A2"] },
  { seat: 1, source: "control1", points: 5, place: "central", cells: ["H1"] },
  { seat: 1, source: "control1", points: 5, place: "cirrus", cells: [] },
  { seat: 0, source: "panoramas1", points: 3, place: "A13-H1", cells: [] },
];

describe("a scoring in steps", () => {
  it("goes source by source and adds up", () => {
    const steps = stepsOf(LINES, [2, 0]);
    expect(steps.map((step) => step.source)).toEqual(["control1", "panoramas1"]);
    expect(steps.map((step) => step.gained)).toEqual([
      [5, 10],
      [3, 0],
    ]);
    expect(steps.map((step) => step.totals)).toEqual([
      [7, 10],
      [10, 10],
    ]);
  });

  it("has no steps where nobody scores", () => {
    expect(stepsOf([], [0, 0])).toEqual([]);
  });

  it("puts the points on the board once for each line", () => {
    const badges = stepsOf(LINES, [0, 0]).map((step) => [...badgesOf(step, (line) => line.cells)]);
    expect(badges).toEqual([
      [
        ["A1", "+5"],
        ["H1", "+5"],
      ],
      [],
    ]);
  });
});
