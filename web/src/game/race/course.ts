/** The course of a game for the race: who built what in which auction, and when the first era ended. */
import type { PlacedDocument, ReplayDocument } from "$src/wire/types";

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

export function courseOf(replay: ReplayDocument): Course {
  const wonders = new Set(structuresAtTheEnd(replay).flatMap((one) => (one.wonder === undefined ? [] : [one.at])));
  const won: (Won | undefined)[] = [];
  for (const line of replay.frames.flatMap((frame) => frame.lines)) {
    if (line.kind !== "construct" || line.seat === null || !line.place || !line.auction) continue;
    won[line.auction - 1] = { seat: line.seat, place: line.place, wonder: wonders.has(line.place) };
  }
  const second = replay.frames.find((frame) => frame.era === 2);
  return { race: replay.race, won, firstEra: second ? auctionsBefore(replay, second.ply) : null };
}

/** How many auctions were over when so many actions had been played. */
export function auctionsBefore(replay: ReplayDocument, ply: number): number {
  return replay.race_plies.filter((end) => end <= ply).length;
}

function structuresAtTheEnd(replay: ReplayDocument): PlacedDocument[] {
  return replay.frames.at(-1)?.view.structures ?? [];
}
