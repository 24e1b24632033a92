/** The texts of actions (`24@A3`, `W7@A3`, `pass`, `wild=green` …) and the choices that they offer. */
import type { Faction } from "$src/wire/types";

import { FACTIONS } from "./terms";

/** A building by its number (`"24"`) or a Wonder by its card (`"W7"`), as actions write them. */
export type Piece = string;

export type Action =
  | { kind: "bid"; piece: Piece; place: string }
  | { kind: "pass" }
  | { kind: "wild"; color: Faction }
  | { kind: "vault"; place: string | null }
  | { kind: "choose"; cards: number[] };

/** The action that a text says. */
export function parseAction(text: string): Action {
  if (text === "pass") return { kind: "pass" };
  const bid = /^(\d+|W\d+)@(\w+)$/.exec(text);
  if (bid?.[1] && bid[2]) return { kind: "bid", piece: bid[1], place: bid[2] };
  const [word, value] = text.split("=");
  const color = FACTIONS.find((one) => one === value);
  if (word === "wild" && color) return { kind: "wild", color };
  if (word === "vault" && value) return { kind: "vault", place: value === "none" ? null : value };
  if (word === "choose" && value) return { kind: "choose", cards: value.split("+").map(Number) };
  throw new Error(`not an action: ${text}`);
}

/** The card of a Wonder, or null for a building. */
export function wonderOf(piece: Piece): number | null {
  return piece.startsWith("W") ? Number(piece.slice(1)) : null;
}

/** The piece of a bid or a structure. */
export function pieceOf(placed: { building?: number; wonder?: number }): Piece {
  return placed.wonder === undefined ? String(placed.building) : `W${placed.wonder}`;
}

export function bidText(piece: Piece, place: string): string {
  return `${piece}@${place}`;
}

export function chooseText(cards: readonly number[]): string {
  return `choose=${[...cards].sort((a, b) => a - b).join("+")}`;
}

/** What the legal actions of a view let a seat choose. */
export class Choices {
  readonly bids = new Map<Piece, Set<string>>();
  readonly wilds: Faction[] = [];
  /** null: no further disc. */
  readonly vaults: (string | null)[] = [];
  readonly cards: number[][] = [];
  canPass = false;

  constructor(legal: readonly string[]) {
    for (const text of legal) this.#add(parseAction(text));
  }

  #add(action: Action): void {
    if (action.kind === "pass") this.canPass = true;
    else if (action.kind === "wild") this.wilds.push(action.color);
    else if (action.kind === "vault") this.vaults.push(action.place);
    else if (action.kind === "choose") this.cards.push(action.cards);
    else {
      const places = this.bids.get(action.piece) ?? new Set<string>();
      this.bids.set(action.piece, places.add(action.place));
    }
  }

  /** Neighborhoods where a piece may go; without a piece, where any may. */
  places(piece: Piece | null): Set<string> {
    if (piece !== null) return this.bids.get(piece) ?? new Set();
    return new Set([...this.bids.values()].flatMap((places) => [...places]));
  }

  allows(piece: Piece, place: string): boolean {
    return this.bids.get(piece)?.has(place) ?? false;
  }

  /** May this piece be bid: on the neighborhood, or without one anywhere? */
  offers(piece: Piece, place: string | null): boolean {
    return place === null ? this.bids.has(piece) : this.allows(piece, place);
  }

  /** How many Wonder cards are to be kept. */
  get keep(): number {
    return this.cards[0]?.length ?? 0;
  }

  /** The Wonder cards to choose from. */
  get hand(): number[] {
    return [...new Set(this.cards.flat())].sort((a, b) => a - b);
  }
}
