import { describe, expect, it } from "vitest";

import type { Edition, PlayerBoard, View } from "./documents/view";
import { bidding, chipsOf, leftInEra, prestigeOf, seatOrder, standingOf, structuresInAll } from "./standing";

const BOARD: PlayerBoard = {
  objective: null,
  objective_revealed: false,
  wonder_hand: [],
  wonders: [],
  rows: { yellow: 0, green: 0, white: 0, brown: 0 },
  visionary: { excess: 0, commissions: 0, keys: [] },
  prestige: { control1: 5, wonders: 4 },
};

const BIDS = [
  { seat: 0, building: 24, at: "H2" },
  { seat: 1, building: 30, at: "H3" },
];

const VIEW: View = {
  edition: "retail",
  era: 2,
  seats: [{ color: "red" }, { color: "teal" }, { color: "blue" }],
  islands: {},
  panoramas: [],
  patron_values: { A: null, B: null, C: null, D: null },
  discs: {},
  structures: [{ seat: 0, building: 16, at: "H1" }],
  players: [BOARD, BOARD, BOARD],
  finished: [2],
  auction: { starter: 0, bids: BIDS, passed: [] },
  to_act: 0,
  seat: 0,
  available: [
    { buildings: [17, 33], wonders: [7] },
    { buildings: [8], wonders: [] },
    { buildings: [], wonders: [] },
  ],
  legal: [],
};

const EDITION: Edition = {
  id: "retail",
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
  row_values: [2, 3, 4, 6, 3],
  wonders: [],
  keys: { large: 10, small: 4 },
  effects: {},
};

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

  it("counts a Wonder each, and two with two players", () => {
    expect(structuresInAll(VIEW, 0, EDITION)).toBe(5);
    expect(structuresInAll({ ...VIEW, seats: VIEW.seats.slice(0, 2) }, 0, EDITION)).toBe(6);
  });

  it("seats the reader last, and a spectator's table from seat 0", () => {
    expect(seatOrder({ ...VIEW, seat: 1 })).toEqual([2, 0, 1]);
    expect(seatOrder({ ...VIEW, seat: null })).toEqual([0, 1, 2]);
  });

  it("counts what is left to build in the era", () => {
    expect(leftInEra(VIEW, 0, EDITION)).toBe(4);
    expect(leftInEra({ ...VIEW, era: 1 }, 0, EDITION)).toBe(2);
  });
});
