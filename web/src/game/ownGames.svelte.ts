/** The reader's finished games, kept in this browser: a server may forget them. */
import type { BotLevel, Color, MyTable } from "$src/wire/types";

export interface OwnPlayer {
  name: string;
  color: Color | null;
  /** null: a person. */
  bot: BotLevel | null;
  prestige: number;
  /** 1 for a winner. */
  place: number;
  mine: boolean;
}

export interface OwnGame {
  table: string;
  title: string;
  edition: string;
  own: string | null;
  /** Seconds since 1970. */
  begun: number;
  ended: number;
  players: OwnPlayer[];
}

const KEY = "skyrise-games";
/** How many this browser keeps: the latest. */
export const MOST_GAMES = 500;

/** What was kept, as far as it can be read. */
export function readGames(text: string | null): OwnGame[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.filter(isGame).slice(0, MOST_GAMES) : [];
  } catch {
    return [];
  }
}

function isGame(one: unknown): one is OwnGame {
  const game = one as Partial<OwnGame> | null;
  return typeof game?.table === "string" && typeof game.ended === "number" && Array.isArray(game.players);
}

/** A table's game as it is kept; null until it is over. */
export function gameOf(table: MyTable): OwnGame | null {
  const { prestige, places, begun, ended } = table;
  if (!prestige || !places || begun === null || ended === null || table.my_seats.length === 0) return null;
  const players = table.seats.map((seat, number) => ({
    name: seat.name,
    color: seat.color,
    bot: seat.kind === "person" ? null : seat.bot,
    prestige: prestige[number] ?? 0,
    place: places[number] ?? 0,
    mine: table.my_seats.includes(number),
  }));
  return { table: table.table, title: table.title, edition: table.edition, own: table.own, begun, ended, players };
}

/** The kept games with those that the server tells of, the latest first, and no more than are kept. */
export function merged(kept: readonly OwnGame[], told: readonly OwnGame[]): OwnGame[] {
  const games = new Map([...kept, ...told].map((game) => [game.table, game]));
  return [...games.values()].sort((a, b) => b.ended - a.ended).slice(0, MOST_GAMES);
}

class OwnGames {
  #list = $state.raw(readGames(typeof localStorage === "undefined" ? null : localStorage.getItem(KEY)));

  /** The latest first. */
  get list(): readonly OwnGame[] {
    return this.#list;
  }

  /** Keep the games of these tables that are over. */
  keep(tables: readonly MyTable[]): void {
    const told = tables.map(gameOf).filter((game) => game !== null);
    if (told.length === 0) return;
    this.#list = merged(this.#list, told);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#list));
    } catch {
      // A browser that keeps nothing still shows what the server tells.
    }
  }
}

export const ownGames = new OwnGames();
