import { describe, expect, it } from "vitest";

import type { BuildingsByColor } from "$src/wire/types";

import { piecesOf, type Standing } from "./pieces";

const BUILDINGS: BuildingsByColor = {
  red: { "80": { height: "tall", era: 2 } },
  teal: { "3": { height: "short", era: 1 } },
  yellow: {},
  blue: {},
};
const VIEW: Standing = {
  seats: [{ color: "red" }, { color: "teal" }],
  structures: [{ seat: 1, building: 3, at: "A1" }],
  auction: { starter: 0, bids: [{ seat: 0, building: 80, at: "A2" }], passed: [] },
};

describe("piecesOf", () => {
  it("gives structures, bids and the bid being prepared their colors and heights", () => {
    expect(piecesOf(VIEW, BUILDINGS, { seat: 1, building: 3, at: "A3" })).toEqual([
      { kind: "structure", at: "A1", color: "teal", building: 3, height: "short" },
      { kind: "bid", at: "A2", color: "red", building: 80, height: "tall" },
      { kind: "ghost", at: "A3", color: "teal", building: 3, height: "short" },
    ]);
  });

  it("shows both Wonders of a player in the color that the player plays", () => {
    const wonders = [7, 12].map((wonder) => ({ seat: 0, wonder, at: `A${wonder}` }));
    expect(piecesOf({ ...VIEW, structures: wonders, auction: null }, BUILDINGS)).toEqual([
      { kind: "structure", at: "A7", color: "red", wonder: 7 },
      { kind: "structure", at: "A12", color: "red", wonder: 12 },
    ]);
  });
});
