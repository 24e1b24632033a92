import { expect, test } from "vitest";

import { auctionAt, auctionTicks, lineOf, scalesOf, spread, ticksOf } from "./chart";

const frame = { left: 40, right: 240, top: 10, bottom: 110 };

test("the line of a seat begins at nothing and ends at its Prestige", () => {
  const scales = scalesOf(frame, 2, 100);
  expect(
    lineOf(
      [
        [10, 0],
        [50, 100],
      ],
      0,
      scales,
    ),
  ).toBe("M40.0 110.0L140.0 100.0L240.0 60.0");
  expect(
    lineOf(
      [
        [10, 0],
        [50, 100],
      ],
      1,
      scales,
    ),
  ).toBe("M40.0 110.0L140.0 110.0L240.0 10.0");
});

test("ticks are round and few, whatever the score", () => {
  expect(ticksOf(124)).toEqual([0, 20, 40, 60, 80, 100, 120]);
  expect(ticksOf(150)).toEqual([0, 50, 100, 150]);
  expect(ticksOf(0)).toEqual([0]);
});

test("the last auction has a tick, and no other stands in its way", () => {
  expect(auctionTicks(52)).toEqual([1, 10, 20, 30, 40, 52]);
  expect(auctionTicks(33)).toEqual([1, 10, 20, 33]);
});

test("labels keep their distance and stay in the frame", () => {
  expect(spread([20, 22, 23, 90], 15, 110)).toEqual([20, 35, 50, 90]);
  expect(spread([80, 100, 105], 15, 110)).toEqual([80, 95, 110]);
});

test("a pointer is on the nearest auction, at the edges on the first and the last", () => {
  expect([0, 92, 139, 400].map((at) => auctionAt(frame, 4, at))).toEqual([1, 1, 2, 4]);
});
