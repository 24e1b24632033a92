import { describe, expect, it } from "vitest";

import { Camera } from "./camera.svelte";
import { seen } from "./geometry";

function camera(): Camera {
  const made = new Camera(() => [100, 100, 1000, 1000]);
  made.size = { width: 500, height: 500 };
  return made;
}

describe("Camera", () => {
  it("begins with the whole city", () => {
    expect(camera().shown).toEqual([100, 100, 1000, 1000]);
  });

  it("goes no further away than the whole city, and only so close", () => {
    const one = camera();
    one.zoomAtMiddle(0.1);
    expect(one.zoom).toBe(1);
    one.zoomAtMiddle(1000);
    expect(one.zoom).toBe(5);
  });

  it("does not move while the whole city is seen", () => {
    const one = camera();
    one.pan(100, 100);
    expect(one.shown).toEqual([100, 100, 1000, 1000]);
  });

  it("keeps the whole city in sight when the window changes its size", () => {
    const one = camera();
    one.size = { width: 1000, height: 250 };
    expect(one.look.scale).toBe(0.25);
  });

  it("shows the whole city again when the window has grown beyond what was chosen", () => {
    const one = camera();
    one.zoomAtMiddle(1.5);
    one.size = { width: 2000, height: 2000 };
    expect(one.zoom).toBe(1);
  });

  it("brings a place at the edge into the middle, and leaves one that is well in sight where it is", () => {
    const one = camera();
    one.zoomAtMiddle(4);
    const before = one.look;
    one.bringIntoSight([600, 620]);
    expect(one.look).toEqual(before);
    one.bringIntoSight([800, 600]);
    expect(seen(one.look, [800, 600])).toEqual([250, 250]);
  });

  it("comes back to the whole city", () => {
    const one = camera();
    one.zoomAbout([10, 10], 3);
    one.reset();
    expect(one.zoom).toBe(1);
  });

  it("shows a part of the city by itself, but not too close, and remembers who moved it", () => {
    const one = camera();
    one.show([100, 100, 500, 500]);
    expect([one.zoom, one.shown, one.byHand]).toEqual([2, [100, 100, 500, 500], false]);
    one.show([600, 600, 20, 20]);
    expect(one.zoom).toBe(3);
    one.show([120, 120, 950, 950]);
    expect(one.zoom).toBe(1);
    one.zoomAtMiddle(2);
    expect(one.byHand).toBe(true);
  });
});
