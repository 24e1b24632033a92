import { describe, expect, it } from "vitest";

import { standingLines } from "$src/game/lines";
import { sampleLine } from "$src/wire/samples";
import type { Line, Source } from "$src/wire/types";

import { scoringOf } from "./era";

function line(version: number, ply: number, kind: string, more: Partial<Line> = {}): Line {
  return sampleLine({ version, ply, kind, seat: null, ...more });
}

function score(version: number, ply: number, seat: number, source: Source, points: number, cells = ["A1"]): Line {
  return line(version, ply, "score", { seat, source, points, place: "aurora", cells });
}

const FIRST_ERA = [
  line(5, 3, "construct", { seat: 0, place: "A1" }),
  line(5, 3, "era-end", { cells: ["A1"] }),
  score(5, 3, 0, "control1", 5),
  score(5, 3, 1, "panoramas1", 3, ["A13", "H1"]),
];

describe("the scoring of era 1", () => {
  it("is none before the era has ended", () => {
    expect(scoringOf(FIRST_ERA.slice(0, 1), 2)).toBeNull();
  });

  it("is the same after the era as when it was scored", () => {
    const later = [
      line(8, 6, "construct", { seat: 1, place: "A2" }),
      score(8, 6, 1, "wonders", 12),
      line(9, 7, "era-end"),
      score(9, 7, 0, "control2", 5),
    ];
    const scoring = scoringOf([...FIRST_ERA, ...later], 2);
    expect(scoring?.lines.map(({ seat, source, points, cells }) => [seat, source, points, cells])).toEqual([
      [0, "control1", 5, ["A1"]],
      [1, "panoramas1", 3, ["A13", "H1"]],
    ]);
    expect(scoring?.start).toEqual([0, 0]);
    expect(scoring?.version).toBe(5);
  });

  it("begins with what was scored before it", () => {
    const scoring = scoringOf([score(2, 1, 1, "wonders", 4), ...FIRST_ERA], 2);
    expect(scoring?.start).toEqual([0, 4]);
  });

  it("is gone if the era's end was taken back, and not doubled if it ends again", () => {
    expect(scoringOf(standingLines(FIRST_ERA, 2), 2)).toBeNull();
    const again = FIRST_ERA.map((one) => ({ ...one, version: 9 }));
    expect(scoringOf(standingLines([...FIRST_ERA, ...again], 3), 2)?.lines).toHaveLength(2);
  });
});
