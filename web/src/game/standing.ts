/** What a view says of each seat, in the words of the panels. */
import { type Piece, pieceOf, wonderOf } from "./actions";
import type { Edition, Height, Placed, PlayerBoard, View } from "./documents/view";

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

export function boardOf(view: View, seat: number): PlayerBoard {
  const board = view.players[seat];
  if (!board) throw new RangeError(`there is no seat ${seat}`);
  return board;
}

export function prestigeOf(view: View, seat: number): number {
  return Object.values(boardOf(view, seat).prestige).reduce((sum, points) => sum + points, 0);
}

export function latestBid(view: View): Placed | null {
  return view.auction?.bids.at(-1) ?? null;
}

/** Where a seat stands in the auction; a leader who has something else to decide counts as acting. */
export function standingOf(view: View, seat: number): Standing {
  if (view.to_act === seat) return "acts";
  if (view.finished.includes(seat)) return "finished";
  if (view.auction?.passed.includes(seat)) return "passed";
  return latestBid(view)?.seat === seat ? "leads" : "waits";
}

/** The seats that are still in the auction. */
export function bidding(view: View): number[] {
  return view.seats
    .map((_, seat) => seat)
    .filter((seat) => !view.finished.includes(seat) && !view.auction?.passed.includes(seat));
}

/** Available bids in order, those that lie on the map among them; Wonders last. */
export function chipsOf(view: View, seat: number, edition: Edition): Chip[] {
  const lying = (view.auction?.bids ?? []).filter((bid) => bid.seat === seat).map(pieceOf);
  const hand = view.available[seat];
  const free = [...(hand?.buildings ?? []).map(String), ...(hand?.wonders ?? []).map((card) => `W${card}`)];
  return [...free, ...lying].map((piece) => chipOf(view, seat, piece, edition, lying.includes(piece))).sort(inOrder);
}

/** A piece of a seat as a chip. */
export function chipOf(view: View, seat: number, piece: Piece, edition: Edition, bid = false): Chip {
  const wonder = wonderOf(piece) ?? undefined;
  const color = view.seats[seat]?.color;
  const building = wonder === undefined && color ? edition.buildings[color][piece] : undefined;
  const number = wonder === undefined ? Number(piece) : undefined;
  return { piece, number, wonder, height: building?.height, era: building?.era ?? 2, bid };
}

function inOrder(a: Chip, b: Chip): number {
  return (a.number ?? 100 + (a.wonder ?? 0)) - (b.number ?? 100 + (b.wonder ?? 0));
}

export function structuresOf(view: View, seat: number): Placed[] {
  return view.structures.filter((structure) => structure.seat === seat);
}

/** How many structures a player builds in a game: all buildings, and one Wonder, or two with two players. */
export function structuresInAll(view: View, seat: number, edition: Edition): number {
  const color = view.seats[seat]?.color;
  const buildings = color ? Object.keys(edition.buildings[color]).length : 0;
  return buildings + (view.seats.length === 2 ? 2 : 1);
}

/** Era 1 buildings of a seat that are not built yet: the era ends when somebody has none. */
export function leftInEra(view: View, seat: number, edition: Edition): number {
  return chipsOf(view, seat, edition).filter((chip) => chip.era <= view.era).length;
}

/** The seats around the table as the reader sees them: clockwise, one's own last; for others from seat 0. */
export function seatOrder(view: View): number[] {
  const count = view.seats.length;
  const first = view.seat === null ? 0 : view.seat + 1;
  return view.seats.map((_, index) => (first + index) % count);
}
