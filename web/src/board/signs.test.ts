import { describe, expect, it } from "vitest";

import { samplePlace, sampleScene } from "$src/wire/samples";

import { coveredBy, laySigns, type Sign } from "./signs";
import type { Piece } from "./types";

const SCENE = sampleScene({
  A1: samplePlace({ stand: [0, 0], beside: [25, 5], mark: [-25, 5] }),
  A2: samplePlace({ stand: [150, 0], beside: [175, 5], mark: [125, 5] }),
});
const TAG: Sign = { key: "tag A1", place: "A1", width: 28, height: 18 };
const BADGE: Sign = { key: "badge A1", place: "A1", width: 32, height: 22 };
const LEADS: Piece = { kind: "bid", at: "A1", color: "red", building: 43, height: "medium" };

function meet(a: Sign, at: readonly number[], left: number, top: number, right: number, bottom: number): boolean {
  const [x = 0, y = 0] = at;
  return x - a.width / 2 < right && x + a.width / 2 > left && y - a.height / 2 < bottom && y + a.height / 2 > top;
}

describe("laySigns", () => {
  it("puts a sign under the emblem where nothing is in its way", () => {
    expect(laySigns(SCENE, [TAG], coveredBy(SCENE, {}, [], 1)).get("tag A1")).toEqual([-25, 21]);
  });

  it("keeps off the disc, the leading bid with its flag, and other signs", () => {
    const spots = laySigns(SCENE, [BADGE, TAG], coveredBy(SCENE, { A1: "A" }, [LEADS], 1));
    const [badge = [], tag = []] = [spots.get("badge A1"), spots.get("tag A1")];
    const { number } = SCENE.drawing;
    for (const [sign, at] of [
      [BADGE, badge],
      [TAG, tag],
    ] as const) {
      expect(meet(sign, at, 12, -6, 38, 16)).toBe(false); // the disc, beside the bid
      expect(meet(sign, at, -15, -42, 15, 8)).toBe(false); // the bid
      expect(meet(sign, at, 0, number.y.medium - number.size + 3, number.x + 20, number.y.medium + 9)).toBe(false);
      expect(meet(sign, at, -34, -9, -16, 9)).toBe(false); // the emblem
    }
    const [x = 0, y = 0] = tag;
    expect(meet(BADGE, badge, x - 14, y - 9, x + 14, y + 9)).toBe(false);
  });

  it("stays on its own neighborhood", () => {
    const crowded = [{ left: -60, top: -60, right: 60, bottom: 60, must: true }];
    const [x = 0] = laySigns(SCENE, [TAG], crowded).get("tag A1") ?? [];
    expect(x).toBeLessThan(75);
  });

  it("knows no sign of a neighborhood of another city", () => {
    expect(laySigns(SCENE, [{ ...TAG, place: "Z1" }], []).size).toBe(0);
  });
});
