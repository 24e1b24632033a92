/** As much of a view and of an edition as the board needs to show pieces. */
import type { Color } from "$src/wire/types";

import type { Height, Placed } from "./view";

/** Of a view. */
export interface Position {
  seats: { color: Color }[];
  structures: Placed[];
  players: { wonders: number[] }[];
  auction?: { bids: Placed[] } | null;
}

/** The height of every building of a color, by its number: `buildings` of an edition. */
export type Heights = Record<Color, Record<string, { height: Height }>>;
