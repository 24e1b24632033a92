import { expect, test } from "vitest";

import { UNKNOWN } from "./rating";
import { readTrained } from "./training.svelte";

test("what was kept is read, and anything else is a beginning", () => {
  const kept = { rating: { rating: 1600, deviation: 90, volatility: 0.05 }, first: { p: true } };
  expect(readTrained(JSON.stringify(kept))).toEqual(kept);
  for (const text of [null, "", "7", "{}", '{"rating":{"rating":"x"},"first":{}}'])
    expect(readTrained(text)).toEqual({ rating: UNKNOWN, first: {} });
});

test("a rating of an earlier version goes on", () => {
  const { rating } = readTrained('{"rating":{"rating":1600,"deviation":90},"first":{}}');
  expect(rating).toEqual({ rating: 1600, deviation: 90, volatility: UNKNOWN.volatility });
});
