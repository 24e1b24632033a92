/** What happened since the reader's last decision. */
import type { Move } from "$src/game/lines";
import type { Line } from "$src/wire/types";

const DECISIONS = new Set(["bid", "pass", "assign", "choose", "decline"]);
const BIDDING = new Set(["bid", "pass"]);
const WORTH_TELLING = new Set(["construct", "assign", "excess", "show", "era-end", "key", "finish", "reveal"]);

/** Who has to pass decides nothing. */
function isDecision(line: Line): boolean {
  return DECISIONS.has(line.kind) && line.message.id !== "log-pass-forced";
}

export interface Recap {
  /** How many actions had been played after the reader's latest decision. */
  since: number;
  /** What is worth telling: what was built and what came of it, and all of the auction under way. */
  lines: Move[];
}

/** After the latest decision of these seats; null before the first. */
export function sinceMyTurn(lines: readonly Move[], seats: readonly number[]): Recap | null {
  const last = lines.findLastIndex((line) => line.seat !== null && seats.includes(line.seat) && isDecision(line));
  const mine = lines[last];
  if (!mine) return null;
  const under = lines.at(-1)?.auction;
  const isTold = (line: Line) => WORTH_TELLING.has(line.kind) || (BIDDING.has(line.kind) && line.auction === under);
  return { since: mine.ply, lines: lines.slice(last + 1).filter(isTold) };
}
