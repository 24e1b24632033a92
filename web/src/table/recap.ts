/** What happened since the reader's last decision. */
import type { Line } from "$src/wire/types";

const DECISIONS = new Set(["bid", "pass", "assign", "choose", "decline"]);
const WORTH_TELLING = new Set(["construct", "assign", "excess", "show", "era-end", "key", "finish", "reveal"]);

/** The lines worth telling after the latest decision of these seats; none before the first. */
export function sinceMyTurn(lines: readonly Line[], seats: readonly number[]): Line[] {
  const mine = (line: Line) => line.seat !== null && seats.includes(line.seat) && DECISIONS.has(line.kind);
  const last = lines.findLastIndex(mine);
  return last < 0 ? [] : lines.slice(last + 1).filter((line) => WORTH_TELLING.has(line.kind));
}
