import { describe, expect, it } from "vitest";

import type { View } from "$src/game/documents/view";
import { standingLines } from "$src/game/lines";
import type { Line } from "$src/wire/types";

import { scoringOf } from "./era";

function line(version: number, ply: number, kind: string, more: Partial<Line> = {}): Line {
  return { version, index: 0, at: 0, kind, seat: null, message: { id: `log-${kind}`, args: {} }, ply, ...more };
}

function score(version: number, ply: number, seat: number, source: string, points: number, place = "aurora"): Line {
  return line(version, ply, "score", { seat, source, points, place });
}

const VIEW = {
  seats: [{ color: "red" }, { color: "teal" }],
  structures: [
    { seat: 0, building: 24, at: "A1" },
    { seat: 1, building: 30, at: "A2" },
  ],
} as unknown as View;

const FIRST_ERA = [
  line(5, 3, "construct", { seat: 0, place: "A1" }),
  line(5, 3, "era-end"),
  score(5, 3, 0, "control1", 5),
  score(5, 3, 1, "panoramas1", 3, "A13-H1"),
];

describe("the scoring of era 1", () => {
  it("is none before the era has ended", () => {
    expect(scoringOf(FIRST_ERA.slice(0, 2), VIEW)).toBeNull();
  });

  it("is the same after the era as when it was scored", () => {
    const later = [
      line(8, 6, "construct", { seat: 1, place: "A2" }),
      score(8, 6, 1, "wonders", 12),
      score(9, 7, 0, "control2", 5),
    ];
    const scoring = scoringOf([...FIRST_ERA, ...later], VIEW);
    expect(scoring?.lines.map(({ seat, source, points }) => [seat, source, points])).toEqual([
      [0, "control1", 5],
      [1, "panoramas1", 3],
    ]);
    expect(scoring?.start).toEqual([0, 0]);
    expect(scoring?.view.structures.map((one) => one.at)).toEqual(["A1"]);
  });

  it("begins with what was scored before it", () => {
    const scoring = scoringOf([score(2, 1, 1, "wonders", 4), ...FIRST_ERA], VIEW);
    expect(scoring?.start).toEqual([0, 4]);
  });

  it("is gone if the era's end was taken back, and not doubled if it ends again", () => {
    expect(scoringOf(standingLines(FIRST_ERA, 2), VIEW)).toBeNull();
    const again = FIRST_ERA.map((one) => ({ ...one, version: 9 }));
    expect(scoringOf(standingLines([...FIRST_ERA, ...again], 3), VIEW)?.lines).toHaveLength(2);
  });
});
