/** What lights up on a board, and the small signs at its neighborhoods. */
import type { Color } from "$src/wire/types";

/**
 * How a neighborhood is lit. legal: cyan dashed rim with its id; chosen: the same, full; latest: gold;
 * score: warm; mine: a quiet rim; hover: as if the pointer were there (from the log, say); pointed: what a teacher
 * points at; better, worse: where a teacher would have gone, and where somebody went instead.
 */
export type Light = "legal" | "chosen" | "latest" | "score" | "mine" | "hover" | "pointed" | "better" | "worse";

/** A small sign at a neighborhood, such as +3; in a player's color, or gold. */
export interface Badge {
  text: string;
  color?: Color;
  /** A second line. */
  more?: string;
  /** What a teacher thinks of it. */
  tone?: "better" | "worse";
  /** The name of its neighborhood: the sign stands where nothing is hidden, with a line that leads to it. */
  head?: string;
}
