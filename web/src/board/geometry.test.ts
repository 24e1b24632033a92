import { describe, expect, it } from "vitest";

import type { Point } from "./geometry";
import { between, type Box, fit, held, type Look, nearest, seen, shown, zoomed } from "./geometry";

const BOX: Box = [-500, -400, 1000, 800];

describe("fit", () => {
  it("shows the whole city in the middle of a wide window", () => {
    const look = fit(BOX, { width: 1200, height: 400 });
    expect(look.scale).toBe(0.5);
    expect(seen(look, [-500, -400])).toEqual([350, 0]);
    expect(seen(look, [500, 400])).toEqual([850, 400]);
  });

  it("shows the whole city in the middle of a high window", () => {
    const look = fit(BOX, { width: 500, height: 900 });
    expect(seen(look, [-500, -400])).toEqual([0, 250]);
    expect(seen(look, [500, 400])).toEqual([500, 650]);
  });
});

describe("between", () => {
  const from: Look = { x: 10, y: 20, scale: 1 };

  it("begins with one look and ends with the other", () => {
    const to: Look = { x: -300, y: -100, scale: 4 };
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
  });

  it("keeps what both have at the same point of the window there on all the way", () => {
    const to = zoomed(from, [200, 150], 4);
    const at: Point = [190, 130]; // on the plane
    expect(seen(from, at)).toEqual([200, 150]);
    expect(seen(between(from, to, 0.5), at)).toEqual([200, 150]);
    expect(between(from, to, 0.5).scale).toBe(2);
  });

  it("goes straight where the scale stays", () => {
    expect(between(from, { x: 30, y: 0, scale: 1 }, 0.5)).toEqual({ x: 20, y: 10, scale: 1 });
  });
});

describe("zoomed", () => {
  it("keeps what is at the given point of the window", () => {
    const before: Look = { x: 30, y: -20, scale: 0.5 };
    const place: Point = [120, 80];
    const at = seen(before, place);
    const after = zoomed(before, at, 1.7);
    expect(after.scale).toBe(1.7);
    expect(seen(after, place)[0]).toBeCloseTo(at[0]);
    expect(seen(after, place)[1]).toBeCloseTo(at[1]);
  });
});

describe("held", () => {
  const size = { width: 600, height: 600 };

  it("does not let the city leave the window", () => {
    const far = held({ x: 5000, y: -5000, scale: 1 }, BOX, size);
    expect(shown(far, size)).toEqual([-500, -200, 600, 600]);
  });

  it("leaves a look inside the city as it is", () => {
    const inside: Look = { x: 300, y: 250, scale: 1 };
    expect(held(inside, BOX, size)).toEqual(inside);
  });

  it("puts a city that is smaller than the window in the middle", () => {
    const look = held({ x: 0, y: 0, scale: 0.5 }, BOX, size);
    expect(seen(look, [0, 0])).toEqual([300, 300]);
  });
});

describe("nearest", () => {
  const points = new Map<string, Point>([
    ["middle", [0, 0]],
    ["east", [100, 10]],
    ["far east", [200, 0]],
    ["north", [10, -80]],
    ["steep", [50, -60]],
  ]);

  it("goes to the next place in the direction", () => {
    expect(nearest(points, "middle", "right")).toBe("east");
    expect(nearest(points, "middle", "up")).toBe("north");
    expect(nearest(points, "far east", "left")).toBe("east");
  });

  it("stays where nothing lies in the direction", () => {
    expect(nearest(points, "middle", "left")).toBeNull();
    expect(nearest(points, "middle", "down")).toBeNull();
    expect(nearest(points, "nowhere", "up")).toBeNull();
  });

  it("comes back the way it went", () => {
    expect(nearest(points, "north", "down")).toBe("middle");
  });
});
