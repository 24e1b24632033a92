/** The documents that the wire carries without a type of its own: views, editions, outlooks. */
import type { Color, Message } from "$src/wire/types";

export type Faction = "yellow" | "green" | "white" | "brown";
export type Height = "short" | "medium" | "tall";
export type Letter = "A" | "B" | "C" | "D";
export type KeyName = "large" | "small";

/** A structure, or a bid: a building or a Wonder of a seat on a neighborhood. */
export interface Placed {
  seat: number;
  building?: number;
  wonder?: number;
  at: string;
}

export interface PlayerBoard {
  objective: Faction | null;
  objective_revealed: boolean;
  /** null: hidden from this viewer. */
  wonder_hand: number[] | null;
  wonders: number[];
  put_away?: number[];
  rows: Record<Faction, number>;
  visionary: Partial<Record<Letter, number>> & { excess: number; commissions: number; keys: KeyName[] };
  prestige: Record<string, number>;
}

export interface Auction {
  starter: number;
  bids: Placed[];
  passed: number[];
}

export interface Pending {
  kind: "wild" | "vault" | "vault-wild" | "choose";
  won?: Placed & { bids: number; started: boolean };
  chosen?: (number[] | null)[];
}

/** `skyrise-view/1`. */
export interface View {
  edition: string;
  era: 1 | 2;
  seats: { color: Color }[];
  islands: Record<string, string | null>;
  panoramas: string[];
  patron_values: Record<Letter, number | null>;
  discs: Record<string, string>;
  structures: Placed[];
  players: PlayerBoard[];
  finished: number[];
  auction: Auction | null;
  pending?: Pending;
  to_act: number | null;
  seat: number | null;
  available: { buildings: number[]; wonders: number[] }[];
  legal: string[];
}

/** `GET /api/editions/{id}`. */
export interface Edition {
  id: string;
  buildings: Record<Color, Record<string, { height: Height; era: 1 | 2 }>>;
  row_values: number[];
  wonders: { number: number; id: string }[];
  keys: Record<KeyName, number>;
  /** What each Wonder, panorama and objective does: `wonder-6`, `panorama-blimps`, `objective-yellow`. */
  effects: Record<string, Message>;
}

export interface IslandOutlook {
  key: string;
  /** Tall, medium, short, by seat. */
  heights: number[][];
  controllers: number[];
}

export interface PanoramaOutlook {
  name: string;
  points: number[];
  places: string[][];
}

/** What a legal action would bring. */
export interface Consequence {
  disc?: string | null;
  row_before?: number;
  row_after?: number;
  points?: number | null;
  wins_at_once?: boolean;
}

/** `GET /api/tables/{id}/outlook`. */
export interface OutlookDocument {
  islands: IslandOutlook[];
  panoramas: PanoramaOutlook[];
  rows: Record<Faction, { discs: number; value: number; structures: number }>[];
  objective: { color: Faction; have: number; need: number } | null;
  actions: Record<string, Consequence>;
  totals: number[];
}
