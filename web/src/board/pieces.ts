/** The pieces that stand on the board at a moment of a game. */
import type { BuildingsByColor, Color, PlacedDocument, ViewDocument } from "$src/wire/types";

import type { Piece } from "./types";

/** The size of the letters on the flag of a placed Wonder, on the plan. */
export const WONDER_LETTERS = 14;

/** As much of a view as it takes to show pieces. */
export type Standing = Pick<ViewDocument, "seats" | "structures" | "auction">;

/** Structures and bids, and the bid being prepared, if there is one. */
export function piecesOf(view: Standing, buildings: BuildingsByColor, ghost?: PlacedDocument | null): Piece[] {
  const piece = (kind: Piece["kind"]) => (placed: PlacedDocument) => pieceOf(view, buildings, placed, kind);
  return [
    ...view.structures.map(piece("structure")),
    ...(view.auction?.bids ?? []).map(piece("bid")),
    ...(ghost ? [ghost] : []).map(piece("ghost")),
  ];
}

function pieceOf(view: Standing, buildings: BuildingsByColor, placed: PlacedDocument, kind: Piece["kind"]): Piece {
  const { at, building, wonder = 0 } = placed;
  const color = colorOf(view, placed.seat);
  if (building === undefined) return { kind, at, color, wonder };
  return { kind, at, color, building, height: buildings[color][building]?.height ?? "short" };
}

function colorOf(view: Standing, seat: number): Color {
  const player = view.seats[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player.color;
}
