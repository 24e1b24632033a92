/** The pieces that stand on the board in a position. */
import type { Heights, Position } from "$src/game/documents/position";
import type { Placed } from "$src/game/documents/view";
import type { Color } from "$src/wire/types";

import type { Piece } from "./types";

const COLORS: readonly Color[] = ["red", "teal", "yellow", "blue"];

/** Structures and bids of a position, and the bid being prepared, if there is one. */
export function piecesOf(position: Position, heights: Heights, ghost?: Placed | null): Piece[] {
  const piece = (kind: Piece["kind"]) => (placed: Placed) => pieceOf(position, heights, placed, kind);
  return [
    ...position.structures.map(piece("structure")),
    ...(position.auction?.bids ?? []).map(piece("bid")),
    ...(ghost ? [ghost] : []).map(piece("ghost")),
  ];
}

function pieceOf(position: Position, heights: Heights, placed: Placed, kind: Piece["kind"]): Piece {
  const { at, building, wonder } = placed;
  const color = colorOf(position, placed.seat);
  if (building !== undefined) return { kind, at, color, building, height: heights[color][building]?.height ?? "short" };
  return { kind, at, color, wonder: wonder ?? 0, figure: figureOf(position, placed) };
}

/** A second Wonder is a figure of a color that nobody plays, as long as there are such figures. */
function figureOf(position: Position, { seat, wonder }: Placed): Color {
  const unused = COLORS.filter((color) => !position.seats.some((player) => player.color === color));
  const second = position.players[seat]?.wonders.slice(1).includes(wonder ?? 0) ?? false;
  return (second ? unused[seat] : undefined) ?? colorOf(position, seat);
}

function colorOf(position: Position, seat: number): Color {
  const player = position.seats[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player.color;
}
