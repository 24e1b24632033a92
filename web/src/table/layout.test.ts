import { describe, expect, it } from "vitest";

import { layoutOf, smallPanels } from "./layout";

describe("the layout of a table", () => {
  it("has panels on both sides only where they and the bar fit", () => {
    const rooms = [
      { width: 1440, height: 900 },
      { width: 1113, height: 720 },
      { width: 1113, height: 719 },
      { width: 1112, height: 834 },
      { width: 2560, height: 480 },
      { width: 320, height: 568 },
    ];
    expect(rooms.map(layoutOf)).toEqual(["wide", "wide", "narrow", "narrow", "narrow", "narrow"]);
  });

  it("makes the panels of others small first, and one's own where it is low", () => {
    const heights = [1200, 985, 720];
    expect(heights.map((height) => smallPanels({ width: 1440, height }, 4))).toEqual([
      { others: false, own: false },
      { others: true, own: false },
      { others: true, own: true },
    ]);
    expect(smallPanels({ width: 1440, height: 720 }, 2)).toEqual({ others: false, own: false });
  });
});
