import { describe, expect, it } from "vitest";

import type { CurvePoint } from "$src/wire/types";

import { bandsOf, openLine, pointAt, roughFrom, secondEra } from "./chart";

function point(auction: number, wins: number[], more: Partial<CurvePoint> = {}): CurvePoint {
  return { ply: 3 * auction, auction, era: 1, wins, prestige: wins, open: null, fine: true, ...more };
}

const CURVE = [
  point(0, [0.5, 0.5], { open: [0.25, 0.75] }),
  point(1, [0.75, 0.25]),
  point(2, [1, 0], { open: [1, 0], era: 2, fine: false }),
];

describe("the chances of a game", () => {
  it("lie over each other, the first seat at the bottom", () => {
    const [lower, upper] = bandsOf(CURVE, [1, 0]);
    expect(lower).toEqual({ seat: 1, path: "M0 50L1 75L2 100L2 100L1 100L0 100Z" });
    expect(upper).toEqual({ seat: 0, path: "M0 0L1 0L2 0L2 100L1 75L0 50Z" });
  });

  it("with all cards open leave out what nobody thought about", () => {
    expect(openLine(CURVE, 0)).toBe("M0 75L2 0");
    expect(openLine(CURVE.slice(1, 2), 0)).toBe("");
  });

  it("are a first look from somewhere on, until all is thought through", () => {
    expect(roughFrom(CURVE)).toBe(2);
    expect(roughFrom(CURVE.slice(0, 2))).toBeNull();
  });

  it("belong to moments and eras", () => {
    expect(pointAt(CURVE, 5)?.auction).toBe(1);
    expect(secondEra(CURVE)).toBe(2);
  });
});
