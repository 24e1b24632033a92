/** What the board is given and what it gives back. It knows no rules. */
import type { Snippet } from "svelte";

import type { Badge, Light } from "$src/game/lights";
import type { Color, Height, SceneDocument } from "$src/wire/types";

/** A structure, a bid of the auction, or the bid that is being prepared. */
export interface Piece {
  kind: "structure" | "bid" | "ghost";
  at: string;
  color: Color;
  /** Of a building: its number and height. */
  building?: number;
  height?: Height;
  /** Of a Wonder: its number. Each is drawn in the color of its owner, the second one of a player too. */
  wonder?: number;
}

/** Where there is something to follow, as a rule only if the board is small. */
export interface Follow {
  auction: number;
  /** None: the whole city. */
  places: readonly string[];
  /** On a large board too, where all of the city could be read. */
  always?: boolean;
}

export interface BoardProps {
  scene: SceneDocument;
  pieces?: Piece[];
  /** The disc of each neighborhood that has one. */
  discs?: Record<string, string>;
  lights?: ReadonlyMap<string, Light>;
  badges?: ReadonlyMap<string, string | Badge>;
  /** The neighborhoods of the bids of this auction, in order: a dotted trail. */
  trail?: string[];
  /** More to say of a neighborhood: why nobody may bid there, say. */
  remarks?: ReadonlyMap<string, string>;
  /** Without: neighborhoods are pictures, not buttons. */
  onplace?: (place: string) => void;
  onhover?: (place: string | null) => void;
  /** A picture only: no pan, zoom, focus or buttons. */
  still?: boolean;
  /** Shows a small map of the city when zoomed in. */
  minimap?: boolean;
  /** Without its own sky: the page has one behind it. */
  bare?: boolean;
  /** One part of a page that scrolls: the wheel and the page's keys are not its own. */
  within?: boolean;
  follow?: Follow | null;
  /** The neighborhood that a note is about, and the note: it lies in a corner where it does not cover it. */
  about?: string | null;
  note?: Snippet<[string]>;
  /** Pixels at the bottom of the board that something else takes. */
  foot?: number;
  /** How much larger than usual people want the letters. */
  letters?: number;
}
