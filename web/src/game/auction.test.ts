import { describe, expect, it } from "vitest";

import type { Line } from "$src/wire/types";

import { auctionSteps } from "./auction";
import type { View } from "./documents/view";

function line(version: number, ply: number | null, kind: string, seat: number, auction = 3): Line {
  return {
    version,
    index: 0,
    at: 0,
    kind,
    seat,
    message: { id: `log-${kind}`, args: {} },
    place: null,
    ply,
    auction,
    points: null,
    source: null,
  };
}

const BIDS = [
  { seat: 0, building: 24, at: "H1" },
  { seat: 2, building: 30, at: "H2" },
];
const VIEW = { auction: { starter: 0, bids: BIDS, passed: [1] } } as unknown as View;

describe("the history of an auction", () => {
  it("puts passes between the bids", () => {
    const lines = [line(1, 9, "pass", 3, 2), line(2, 10, "bid", 0), line(3, 11, "pass", 1), line(4, 12, "bid", 2)];
    expect(auctionSteps(VIEW, lines, 3, 12)).toEqual([
      { kind: "bid", bid: BIDS[0], latest: false },
      { kind: "pass", seat: 1 },
      { kind: "bid", bid: BIDS[1], latest: true },
    ]);
  });

  it("is empty between auctions", () => {
    const between = { auction: null } as unknown as View;
    expect(auctionSteps(between, [line(2, 10, "bid", 0), line(3, 11, "pass", 1)], 3, 11)).toEqual([]);
  });

  it.each([null, 12])("is not changed by what people say and do at the table (ply %s)", (ply) => {
    const moves = [line(2, 10, "bid", 0), line(3, 11, "pass", 1), line(4, 12, "bid", 2)];
    const notes = ["chat", "stand-in", "give-back"].map((kind, index) => line(5 + index, ply, kind, 1));
    expect(auctionSteps(VIEW, [...moves, ...notes], 3, 12)).toEqual(auctionSteps(VIEW, moves, 3, 12));
  });
});
