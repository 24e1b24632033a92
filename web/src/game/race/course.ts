/** The course of a game for the race: who built what in which auction, and when the first era ended. */
import type { Line, PlacedDocument, ReplayDocument } from "$src/wire/types";

/** How an auction ended. */
export interface Won {
  seat: number;
  place: string;
  wonder: boolean;
}

export interface Course {
  /** After each auction, every seat's Prestige if the game had ended then. */
  race: number[][];
  /** By auction, from the first. */
  won: (Won | undefined)[];
  /** The last auction of the first era, if it is over. */
  firstEra: number | null;
}

/** The course of a game as far as its lines tell; `structures`: all that stand by then. */
export function courseOf(race: number[][], lines: readonly Line[], structures: readonly PlacedDocument[]): Course {
  const wonders = new Set(structures.flatMap((one) => (one.wonder === undefined ? [] : [one.at])));
  const won: (Won | undefined)[] = [];
  for (const line of lines) {
    if (line.kind !== "construct" || line.seat === null || !line.place || !line.auction) continue;
    won[line.auction - 1] = { seat: line.seat, place: line.place, wonder: wonders.has(line.place) };
  }
  return { race, won, firstEra: lines.find((line) => line.kind === "era-end")?.auction ?? null };
}

/** The course of a replay. */
export function courseOfReplay({ race, frames }: ReplayDocument): Course {
  const lines = frames.flatMap((frame) => frame.lines);
  return courseOf(race, lines, frames.at(-1)?.view.structures ?? []);
}

/** How many auctions were over when so many actions had been played. */
export function auctionsBefore(replay: ReplayDocument, ply: number): number {
  return replay.race_plies.filter((end) => end <= ply).length;
}
