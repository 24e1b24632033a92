/** Which sounds go with what happened. */
import type { Sound } from "$src/game/sounds";
import type { Line } from "$src/wire/types";

export interface Hearer {
  seats: readonly number[];
  /** The seat that led the auction before. */
  leader: number | null;
  /** What each number of discs makes a row worth. */
  rowValues: readonly number[];
}

/** In the order of the lines, each sound once. */
export function cuesOf(lines: readonly Line[], hearer: Hearer): Sound[] {
  return [...new Set(lines.flatMap((line) => cueOf(line, hearer) ?? []))];
}

function cueOf(line: Line, hearer: Hearer): Sound | null {
  const mine = line.seat !== null && hearer.seats.includes(line.seat);
  switch (line.kind) {
    case "bid":
      return !mine && hearer.leader !== null && hearer.seats.includes(hearer.leader) ? "outbid" : "bid";
    case "construct":
      return mine ? "won-mine" : "won-other";
    case "row":
      return mine ? rowCue(line, hearer.rowValues) : null;
    case "era-end":
      return "era";
    case "chat":
      return mine ? null : "chat";
    default:
      return null;
  }
}

/** A fourth disc may lower a row. */
function rowCue({ message }: Line, values: readonly number[]): Sound | null {
  const discs = Number(message.args["discs"]);
  const [before, after] = [values[discs - 1], values[discs]];
  if (before === undefined || after === undefined) return null;
  return after < before ? "row-falls" : "row-rises";
}
