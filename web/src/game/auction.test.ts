import { describe, expect, it } from "vitest";

import { sampleLine, sampleNote, sampleView } from "$src/wire/samples";
import type { Line } from "$src/wire/types";

import { auctionSteps } from "./auction";

function line(version: number, ply: number, kind: string, seat: number, auction = 3): Line {
  return sampleLine({ version, ply, kind, seat, auction });
}

const BIDS = [
  { seat: 0, building: 24, at: "H1" },
  { seat: 2, building: 30, at: "H2" },
];
const VIEW = sampleView({ auction: { starter: 0, bids: BIDS, passed: [1] } });

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
    const between = sampleView({ auction: null });
    expect(auctionSteps(between, [line(2, 10, "bid", 0), line(3, 11, "pass", 1)], 3, 11)).toEqual([]);
  });

  it("is not changed by what people say and do at the table", () => {
    const moves = [line(2, 10, "bid", 0), line(3, 11, "pass", 1), line(4, 12, "bid", 2)];
    const notes = ["chat", "stand-in", "give-back"].map((kind, index) => sampleNote(kind, { version: 5 + index }));
    expect(auctionSteps(VIEW, [...moves, ...notes], 3, 12)).toEqual(auctionSteps(VIEW, moves, 3, 12));
  });
});
