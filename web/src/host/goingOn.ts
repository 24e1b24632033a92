/** A game of a file, as its host seats it anew. */
import type { GameFileDocument } from "$src/wire/types";

import type { SeatDraft } from "./draft";

/** The moment that the address names, as a number of actions; null: the last one of the file. */
export function momentOf(search: string): number | null {
  const at = new URLSearchParams(search).get("at");
  return at !== null && /^\d{1,4}$/.test(at) ? Number(at) : null;
}

/** At first every seat is whoever had it: the first person is me, bots are bots, and the others sit at this screen. */
export function seatsOf({ seats }: GameFileDocument, name: string): SeatDraft[] {
  const nobody = seats.every(({ bot }) => bot === null) && seats.every((seat) => seat.name === "");
  const first = nobody ? 0 : seats.findIndex(({ bot }) => bot === null);
  return seats.map((seat, number) => ({
    kind: number === first || (!nobody && seat.bot === null) ? "me" : "bot",
    bot: seat.bot ?? "casual",
    name: seat.bot === null ? seat.name || (number === first ? name : "") : "",
    color: seat.color,
  }));
}
