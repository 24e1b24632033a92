/** The history of an auction: bids in order, with the passes between them. */
import type { Line, PlacedDocument, ViewDocument } from "$src/wire/types";

import { standingLines } from "./lines";

export type AuctionStep = { kind: "bid"; bid: PlacedDocument; latest: boolean } | { kind: "pass"; seat: number };

/** The steps of the auction under way: pieces from the view, the order of passes from the log, where there is one. */
export function auctionSteps(view: ViewDocument, lines: readonly Line[], auction: number, ply: number): AuctionStep[] {
  if (!view.auction) return [];
  const { bids } = view.auction;
  const own = standingLines(lines, ply).filter((line) => line.auction === auction);
  if (own.length === 0) return bids.map((bid, at) => ({ kind: "bid", bid, latest: at === bids.length - 1 }));
  const steps: AuctionStep[] = [];
  let next = 0;
  for (const line of own) {
    const bid = bids[next];
    if (line.kind === "bid" && bid) {
      steps.push({ kind: "bid", bid, latest: next === bids.length - 1 });
      next += 1;
    } else if (line.kind === "pass" && line.seat !== null) steps.push({ kind: "pass", seat: line.seat });
  }
  return steps;
}
