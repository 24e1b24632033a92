import { describe, expect, it } from "vitest";

import type { Heights, Position } from "$src/game/documents/position";

import { piecesOf } from "./pieces";

const NONE = { red: {}, teal: {}, yellow: {}, blue: {} };
const HEIGHTS: Heights = { ...NONE, red: { "80": { height: "tall" } }, teal: { "3": { height: "short" } } };
const POSITION: Position = {
  seats: [{ color: "red" }, { color: "teal" }],
  structures: [{ seat: 1, building: 3, at: "A1" }],
  players: [{ wonders: [7, 12] }, { wonders: [4] }],
  auction: { bids: [{ seat: 0, building: 80, at: "A2" }] },
};

describe("piecesOf", () => {
  it("gives structures, bids and the bid being prepared their colours and heights", () => {
    expect(piecesOf(POSITION, HEIGHTS, { seat: 1, building: 3, at: "A3" })).toEqual([
      { kind: "structure", at: "A1", color: "teal", building: 3, height: "short" },
      { kind: "bid", at: "A2", color: "red", building: 80, height: "tall" },
      { kind: "ghost", at: "A3", color: "teal", building: 3, height: "short" },
    ]);
  });

  it("shows a second Wonder as a figure of a colour that nobody plays", () => {
    const wonders = [7, 12].map((wonder) => ({ seat: 0, wonder, at: `A${wonder}` }));
    const pieces = piecesOf({ ...POSITION, structures: wonders, auction: null }, HEIGHTS);
    expect(pieces.map(({ color, figure }) => [color, figure])).toEqual([
      ["red", "red"],
      ["red", "yellow"],
    ]);
  });
});
