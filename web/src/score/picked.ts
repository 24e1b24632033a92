/** The number of the table that is picked, and what it lights up. */
import { badgesOf } from "$src/game/ceremony/steps";
import type { Badge, Light } from "$src/game/lights";
import { litPlaces, type Scored } from "$src/game/places";
import type { ResultDocument, SceneDocument, Source, ViewDocument } from "$src/wire/types";

import { type Column, pointsOf, receiptsOf, sourcesOf } from "./result";

export interface Picked {
  seat: number;
  source: Column;
}

export interface Lit {
  lights: Map<string, Light>;
  badges: Map<string, Badge>;
}

/** The winner's richest source. */
export function firstPick(result: ResultDocument): Picked {
  const seat = result.order[0] ?? 0;
  const rich = (source: Source) => pointsOf(result, seat, source);
  const source = sourcesOf(result).reduce((best, one) => (rich(one) > rich(best) ? one : best));
  return { seat, source };
}

/** The next or previous number, row by row, skipping those that are zero. */
export function stepFrom(result: ResultDocument, picked: Picked, by: 1 | -1): Picked {
  const all = result.order.flatMap((seat) => sourcesOf(result).map((source) => ({ seat, source })));
  const here = all.findIndex((one) => one.seat === picked.seat && one.source === picked.source);
  for (let step = 1; step <= all.length; step++) {
    const next = all.at((here + by * step + all.length) % all.length);
    if (next && pointsOf(result, next.seat, next.source) > 0) return next;
  }
  return picked;
}

/** The places of a number in the city, each with what it brought. */
export function litBy(result: ResultDocument, picked: Picked, scene: SceneDocument, view: ViewDocument): Lit {
  const color = view.seats[picked.seat]?.color;
  const lines = receiptsOf(result, picked.seat, picked.source);
  const placesOf = (line: Scored) => litPlaces(scene, line);
  const texts = badgesOf({ lines }, placesOf);
  return {
    lights: new Map(lines.flatMap(placesOf).map((place) => [place, "score"])),
    badges: new Map([...texts].map(([place, text]) => [place, color ? { text, color } : { text }])),
  };
}
