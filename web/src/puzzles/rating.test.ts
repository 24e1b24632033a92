import { expect, test } from "vitest";

import { rated, UNKNOWN } from "./rating";

test("whoever solves rises, whoever fails falls, and both are known better", () => {
  const [up, down] = [rated(UNKNOWN, 3, true), rated(UNKNOWN, 3, false)];
  expect(up.rating).toBeGreaterThan(UNKNOWN.rating);
  expect(down.rating).toBeLessThan(UNKNOWN.rating);
  expect(Math.max(up.deviation, down.deviation)).toBeLessThan(UNKNOWN.deviation);
});

test("a harder puzzle says more of whoever solves it", () => {
  const ratings = [1, 2, 3, 4, 5].map((difficulty) => rated(UNKNOWN, difficulty, true).rating);
  expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
});

test("a rating is never taken for certain", () => {
  let player = UNKNOWN;
  for (let one = 0; one < 500; one++) player = rated(player, 2, one % 2 === 1);
  expect(player.deviation).toBeGreaterThanOrEqual(45);
  expect(player.deviation).toBeLessThan(100);
});
