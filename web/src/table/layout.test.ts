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
    expect(rooms.map((room) => layoutOf(room))).toEqual(["wide", "wide", "narrow", "narrow", "narrow", "narrow"]);
  });

  it("has one's own panel below the board on a tablet that is held upright", () => {
    expect(layoutOf({ width: 834, height: 1194 })).toBe("upright");
    expect(layoutOf({ width: 820, height: 1180 })).toBe("upright");
    expect(layoutOf({ width: 800, height: 1280 })).toBe("upright");
    expect(layoutOf({ width: 768, height: 1024 })).toBe("narrow");
    expect(layoutOf({ width: 1024, height: 1366 })).toBe("upright");
    expect(layoutOf({ width: 834, height: 1194 }, 1.3)).toBe("narrow");
  });

  it("needs more room for larger letters", () => {
    expect(layoutOf({ width: 1440, height: 900 }, 1.15)).toBe("wide");
    expect(layoutOf({ width: 1440, height: 900 }, 1.3)).toBe("narrow");
    expect(smallPanels({ width: 1600, height: 1120 }, 4, 1.15).others).toBe(true);
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
