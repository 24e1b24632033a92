import { describe, expect, it } from "vitest";

import { clearCorner, type Corner, inCorner, nearestOf } from "./corners";

const MARGIN = { side: 8, top: 8, bottom: 30 };
const WINDOW = { width: 400, height: 320 };
const card = (corner: Corner) => inCorner(corner, { width: 180, height: 100 }, WINDOW, MARGIN);

describe("a thing in a corner", () => {
  it("keeps its margins", () => {
    expect(card("bottom-right")).toEqual({ left: 212, top: 190, right: 392, bottom: 290 });
    expect(card("bottom-left")).toEqual({ left: 8, top: 190, right: 188, bottom: 290 });
    expect(card("top-right")).toEqual({ left: 212, top: 8, right: 392, bottom: 108 });
  });

  it("lies at the bottom right, unless the place is there", () => {
    expect(clearCorner(card, [[100, 60]], [])).toBe("bottom-right");
    expect(clearCorner(card, [[300, 240]], [])).toBe("bottom-left");
  });

  it("leaves other places in sight where it can", () => {
    expect(clearCorner(card, [[300, 240]], [[50, 200]])).toBe("top-right");
    expect(clearCorner(card, [[50, 200]], [[300, 240]])).toBe("top-right");
  });

  it("is reached from a place by the shortest way", () => {
    expect(nearestOf(card("bottom-right"), [100, 240])).toEqual([212, 240]);
    expect(nearestOf(card("bottom-right"), [100, 60])).toEqual([212, 190]);
  });
});
