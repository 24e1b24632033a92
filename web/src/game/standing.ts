/** What a view says of each seat, in the words of the panels. */
import type { EditionDocument, Height, PlacedDocument, PlayerDocument, ViewDocument } from "$src/wire/types";

import { type Piece, pieceOf, wonderOf } from "./actions";

/** A building or Wonder of a player that is not built yet. */
export interface Chip {
  piece: Piece;
  number: number | undefined;
  wonder: number | undefined;
  height: Height | undefined;
  era: 1 | 2;
  /** Does it lie on the map as a bid? */
  bid: boolean;
}

export type Standing = "leads" | "acts" | "passed" | "finished" | "waits";

export function boardOf(view: ViewDocument, seat: number): PlayerDocument {
  const board = view.players[seat];
  if (!board) throw new RangeError(`there is no seat ${seat}`);
  return board;
}

export function prestigeOf(view: ViewDocument, seat: number): number {
  return Object.values(boardOf(view, seat).prestige).reduce((sum, points) => sum + points, 0);
}

export function latestBid(view: ViewDocument): PlacedDocument | null {
  return view.auction?.bids.at(-1) ?? null;
}

/** Where a seat stands in the auction; a leader who has something else to decide counts as acting. */
export function standingOf(view: ViewDocument, seat: number): Standing {
  if (view.to_act === seat) return "acts";
  if (view.finished.includes(seat)) return "finished";
  if (view.auction?.passed.includes(seat)) return "passed";
  return latestBid(view)?.seat === seat ? "leads" : "waits";
}

/** The seats that are still in the auction. */
export function bidding(view: ViewDocument): number[] {
  return view.seats
    .map((_, seat) => seat)
    .filter((seat) => !view.finished.includes(seat) && !view.auction?.passed.includes(seat));
}

/** Available bids in order, those that lie on the map among them; Wonders last. */
export function chipsOf(view: ViewDocument, seat: number, edition: EditionDocument): Chip[] {
  const lying = (view.auction?.bids ?? []).filter((bid) => bid.seat === seat).map(pieceOf);
  const hand = view.available[seat];
  const free = [...(hand?.buildings ?? []).map(String), ...(hand?.wonders ?? []).map((card) => `W${card}`)];
  return [...free, ...lying].map((piece) => chipOf(view, seat, piece, edition, lying.includes(piece))).sort(inOrder);
}

/** A piece of a seat as a chip. */
export function chipOf(view: ViewDocument, seat: number, piece: Piece, edition: EditionDocument, bid = false): Chip {
  const wonder = wonderOf(piece) ?? undefined;
  const color = view.seats[seat]?.color;
  const building = wonder === undefined && color ? edition.buildings[color][piece] : undefined;
  const number = wonder === undefined ? Number(piece) : undefined;
  return { piece, number, wonder, height: building?.height, era: building?.era ?? 2, bid };
}

function inOrder(a: Chip, b: Chip): number {
  return (a.number ?? 100 + (a.wonder ?? 0)) - (b.number ?? 100 + (b.wonder ?? 0));
}

export function structuresOf(view: ViewDocument, seat: number): PlacedDocument[] {
  return view.structures.filter((structure) => structure.seat === seat);
}

/** How many of the pieces that may be built in this era a seat has yet to build; some may lie on the map as bids. */
export function leftInEra(view: ViewDocument, seat: number): number {
  const hand = view.available[seat];
  const lying = view.auction?.bids.filter((bid) => bid.seat === seat) ?? [];
  return (hand?.buildings.length ?? 0) + (hand?.wonders.length ?? 0) + lying.length;
}

/** The seats around the table as the reader sees them: clockwise, one's own last; for others from seat 0. */
export function seatOrder(view: ViewDocument): number[] {
  const count = view.seats.length;
  const first = view.seat === null ? 0 : view.seat + 1;
  return view.seats.map((_, index) => (first + index) % count);
}
