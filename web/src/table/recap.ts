/** What happened since the reader's last decision. */
import type { Line } from "$src/wire/types";

const DECISIONS = new Set(["bid", "pass", "assign", "choose", "decline"]);
const WORTH_TELLING = new Set(["construct", "assign", "excess", "show", "era-end", "key", "finish", "reveal"]);

/** Who has to pass decides nothing. */
function isDecision(line: Line): boolean {
  return DECISIONS.has(line.kind) && line.message.id !== "log-pass-forced";
}

/** The lines worth telling after the latest decision of these seats; none before the first. */
export function sinceMyTurn(lines: readonly Line[], seats: readonly number[]): Line[] {
  const mine = (line: Line) => line.seat !== null && seats.includes(line.seat) && isDecision(line);
  const last = lines.findLastIndex(mine);
  return last < 0 ? [] : lines.slice(last + 1).filter((line) => WORTH_TELLING.has(line.kind));
}
