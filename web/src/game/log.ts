/** Which lines of the log to show. */
import type { Line } from "$src/wire/types";

import { isMove } from "./lines";

export const FILTERS = ["all", "auctions", "points", "table"] as const;
export type LogFilter = (typeof FILTERS)[number];

const AUCTIONS = new Set(["open", "bid", "pass", "construct", "collect"]);

/** Bids that return and rows that grow follow from what is said before them: no lines of their own. */
const IMPLIED = new Set(["return", "row"]);

/** What players do needs no reason; whatever else happens does, and a pass that nobody chose. */
const CHOSEN = new Set(["open", "bid", "construct", "collect"]);

/** The rule that a line of the log is the reason of. */
export function ruleOfLine({ kind, message, rule }: Line): string | null {
  const chosen = CHOSEN.has(kind) || (kind === "pass" && message.id !== "log-pass-forced");
  return chosen ? null : rule;
}

export function filterLines(lines: readonly Line[], filter: LogFilter): Line[] {
  return lines.filter((line) => !IMPLIED.has(line.kind) && belongs(line, filter));
}

function belongs(line: Line, filter: LogFilter): boolean {
  if (filter === "all") return true;
  if (filter === "auctions") return AUCTIONS.has(line.kind);
  return filter === "points" ? typeof line.points === "number" : !isMove(line);
}
