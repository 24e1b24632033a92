import { expect, test } from "vitest";

import { expected, puzzleRating, rated, UNKNOWN } from "./glicko";

test("the example of Glickman's own paper comes out", () => {
  const after = rated({ rating: 1500, deviation: 200 }, [
    [{ rating: 1400, deviation: 30 }, 1],
    [{ rating: 1550, deviation: 100 }, 0],
    [{ rating: 1700, deviation: 300 }, 0],
  ]);
  expect(after.rating).toBeCloseTo(1464.1, 0);
  expect(after.deviation).toBeCloseTo(151.4, 0);
});

test("whoever solves rises, whoever fails falls, and both are known better", () => {
  const puzzle = puzzleRating(3);
  const [up, down] = [rated(UNKNOWN, [[puzzle, 1]]), rated(UNKNOWN, [[puzzle, 0]])];
  expect(up.rating).toBeGreaterThan(UNKNOWN.rating);
  expect(down.rating).toBeLessThan(UNKNOWN.rating);
  expect(Math.max(up.deviation, down.deviation)).toBeLessThan(UNKNOWN.deviation);
});

test("harder puzzles are less likely to be solved", () => {
  const chances = [1, 2, 3, 4, 5].map((difficulty) => expected(UNKNOWN, puzzleRating(difficulty)));
  expect(chances).toEqual([...chances].sort((a, b) => b - a));
});

test("a rating is never taken for certain", () => {
  let player = UNKNOWN;
  for (let one = 0; one < 500; one++) player = rated(player, [[puzzleRating(2), one % 2 ? 1 : 0]]);
  expect(player.deviation).toBeGreaterThanOrEqual(45);
});
