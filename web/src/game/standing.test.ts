import { describe, expect, it } from "vitest";

import { sampleEdition, samplePlayer, sampleView } from "$src/wire/samples";

import { bidding, chipsOf, leftInEra, prestigeOf, seatOrder, standingOf } from "./standing";

const BOARD = samplePlayer({ prestige: { control1: 5, panoramas1: 0, wonders: 4 } });

const BIDS = [
  { seat: 0, building: 24, at: "H2" },
  { seat: 1, building: 30, at: "H3" },
];

const VIEW = sampleView({
  era: 2,
  seats: [{ color: "red" }, { color: "teal" }, { color: "blue" }],
  structures: [{ seat: 0, building: 16, at: "H1" }],
  players: [BOARD, BOARD, BOARD],
  finished: [2],
  auction: { starter: 0, bids: BIDS, passed: [] },
  available: [
    { buildings: [17, 33], wonders: [7] },
    { buildings: [8], wonders: [] },
    { buildings: [], wonders: [] },
  ],
});

const EDITION = sampleEdition({
  buildings: {
    red: {
      16: { height: "medium", era: 1 },
      17: { height: "medium", era: 1 },
      24: { height: "tall", era: 1 },
      33: { height: "tall", era: 2 },
    },
    teal: { 8: { height: "tall", era: 2 }, 30: { height: "tall", era: 1 } },
    yellow: {},
    blue: {},
  },
});

describe("what a view says of a seat", () => {
  it("lists available bids in order, with those that lie on the map, and Wonders last", () => {
    const chips = chipsOf(VIEW, 0, EDITION);
    expect(chips.map((chip) => chip.piece)).toEqual(["17", "24", "33", "W7"]);
    expect(chips.map((chip) => chip.bid)).toEqual([false, true, false, false]);
    expect(chips.map((chip) => chip.height)).toEqual(["medium", "tall", "tall", undefined]);
  });

  it("says who acts, leads, has passed, waits or has finished", () => {
    expect([0, 1, 2].map((seat) => standingOf(VIEW, seat))).toEqual(["acts", "leads", "finished"]);
    const passed = { ...VIEW, finished: [], auction: { starter: 0, bids: BIDS, passed: [2] } };
    expect(standingOf(passed, 2)).toBe("passed");
    expect(standingOf({ ...VIEW, finished: [] }, 2)).toBe("waits");
  });

  it("leaves those who passed or finished out of the auction", () => {
    expect(bidding(VIEW)).toEqual([0, 1]);
  });

  it("adds Prestige up", () => {
    expect(prestigeOf(VIEW, 0)).toBe(9);
  });

  it("seats the reader last, and a spectator's table from seat 0", () => {
    expect(seatOrder({ ...VIEW, seat: 1 })).toEqual([2, 0, 1]);
    expect(seatOrder({ ...VIEW, seat: null })).toEqual([0, 1, 2]);
  });

  it("counts what is left to build in the era, with what lies on the map", () => {
    expect([0, 1, 2].map((seat) => leftInEra(VIEW, seat))).toEqual([4, 2, 0]);
  });
});
