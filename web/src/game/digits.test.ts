import { describe, expect, it } from "vitest";

import type { Chip } from "$src/game/standing";

import { ofDigit } from "./digits";

function chip(number: number): Chip {
  return { piece: String(number), number, wonder: undefined, height: "short", era: 2, bid: false };
}

const ELEVEN = [1, 19, 38, 46, 54, 64, 65, 75, 83, 91, 95].map(chip);

describe("the building of a digit", () => {
  it("is the first, second … one", () => {
    expect([1, 2, 9].map((digit) => ofDigit(ELEVEN, digit, null)?.number)).toEqual([1, 19, 83]);
  });

  it("is the tenth or eleventh where the first or second is chosen already, and the first again after it", () => {
    expect(ofDigit(ELEVEN, 1, "1")?.number).toBe(91);
    expect(ofDigit(ELEVEN, 2, "19")?.number).toBe(95);
    expect(ofDigit(ELEVEN, 1, "91")?.number).toBe(1);
  });

  it("is the same, to be put down, where there is no other", () => {
    expect(ofDigit(ELEVEN, 3, "38")?.number).toBe(38);
  });

  it("is none beyond the last", () => {
    expect(ofDigit(ELEVEN.slice(0, 2), 3, null)).toBeUndefined();
  });
});
