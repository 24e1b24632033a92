/** How a game ended: `Now.result` and `ReplayDocument.result`, which the wire leaves open. */

export interface Receipt {
  seat: number;
  source: string;
  points: number;
  rule: string;
  place: string;
}

export interface GameResult {
  /** By seat: the points of each source, and `total`. */
  scores: Record<string, number>[];
  /** The seats in the order in which they built their last structure. */
  finished: number[];
  winners: number[];
  decided_by: string;
  receipts: Receipt[];
}
