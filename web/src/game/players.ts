/** The players of a game as the end and the replay show them. */
import type { Color } from "$src/wire/types";

export interface Player {
  name: string;
  color: Color;
}
