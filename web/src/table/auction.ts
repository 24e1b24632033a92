/** The history of an auction: bids in order, with the passes between them. */
import type { Line } from "$src/wire/types";

import type { Placed, View } from "./view";

export type AuctionStep = { kind: "bid"; bid: Placed; latest: boolean } | { kind: "pass"; seat: number };

/** The lines of the game as it stands: what was taken back and played otherwise is left out. */
export function standingLines(lines: readonly Line[], ply: number): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    if (typeof line.ply !== "number") continue;
    dropFrom(kept, line.ply, line.version);
    kept.push(line);
  }
  return kept.filter((line) => (line.ply ?? 0) <= ply);
}

/** An action of the same number in a later entry of the journal takes the place of the earlier ones. */
function dropFrom(kept: Line[], ply: number, version: number): void {
  for (let top = kept.at(-1); top && top.version < version && (top.ply ?? 0) >= ply; top = kept.at(-1)) kept.pop();
}

/** The steps of the auction under way: pieces from the view, the order of passes from the log. */
export function auctionSteps(view: View, lines: readonly Line[], auction: number, ply: number): AuctionStep[] {
  if (!view.auction) return [];
  const { bids } = view.auction;
  const own = standingLines(lines, ply).filter((line) => line.auction === auction);
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
