import { expect, it } from "vitest";

import { chancePoints, wholeShares } from "./chances";

it("rounds chances so that they are 100 together", () => {
  expect(wholeShares([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(wholeShares([0.405, 0.119, 0.171, 0.305])).toEqual([41, 12, 17, 30]);
});

it("leaves nobody with less than nothing", () => {
  expect(wholeShares([1, 0, 0])).toEqual([100, 0, 0]);
  expect(Object.is(chancePoints(-0.001), 0)).toBe(true);
});
