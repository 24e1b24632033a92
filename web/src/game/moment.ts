/** The moment of a replay in its address: `?at=57`, and `play=1` to begin at once. */
import { pathOf } from "$src/kit/routes";

export interface Wanted {
  at: number;
  play: boolean;
}

export function wantedMoment(search: string): Wanted {
  const query = new URLSearchParams(search);
  return { at: Number(query.get("at") ?? 0), play: query.has("play") };
}

/** A moment of the replay that is open. */
export function momentHere(at: number): string {
  return `${location.pathname}?at=${at}`;
}

/** A moment of a table's replay. */
export function momentOf(table: string, at: number): string {
  return `${pathOf("table-replay", { table })}?at=${at}`;
}

/** A table's replay from the beginning, playing. */
export function wholeGame(table: string): string {
  return `${pathOf("table-replay", { table })}?play=1`;
}
