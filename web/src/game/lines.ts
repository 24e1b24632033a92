/** Which lines of a table's log tell the game as it stands. */
import type { Line } from "$src/wire/types";

/** A line of the game: something that an action brought about. */
export type Move = Line & { ply: number };

/** Is it a line of the game, and not about what people and bots say and do besides playing? */
export function isMove(line: Line): line is Move {
  return line.ply !== null;
}

/** The moves of the game as it stands: what was taken back is left out. */
export function standingLines(lines: readonly Line[], ply: number): Move[] {
  const kept: Move[] = [];
  for (const line of lines.filter(isMove)) {
    dropFrom(kept, line);
    kept.push(line);
  }
  return kept.filter((line) => line.ply <= ply);
}

/** An action takes the place of those that had its number or a later one in an earlier version of the table. */
function dropFrom(kept: Move[], { ply, version }: Move): void {
  for (let top = kept.at(-1); top && top.version < version && top.ply >= ply; top = kept.at(-1)) kept.pop();
}
