/** Where Prestige came from, as neighborhoods to light up. */
import type { Scene } from "./documents/scene";
import type { View } from "./documents/view";

/** Prestige of a seat, and the name of the place that it came from. */
export interface Scored {
  seat: number;
  place: string;
  rule?: string;
}

/** The neighborhoods with the seat's structures that a receipt is for; none for discs, keys and objectives. */
export function litPlaces(scene: Scene, view: Pick<View, "structures">, scored: Scored): string[] {
  if (scored.place in scene.places) return [scored.place];
  const own = new Set(view.structures.filter((one) => one.seat === scored.seat).map((one) => one.at));
  const there = neighborhoodsOf(scene, scored.place).filter((place) => own.has(place));
  return scored.rule === "score.panorama.chains" ? largestGroup(scene, there) : there;
}

/** The neighborhoods of an island, around a lake or a blimp, or at the ends of a bridge (`A13-H1`). */
function neighborhoodsOf(scene: Scene, place: string): string[] {
  const area = scene.areas.find((one) => one.id === place);
  if (area) return area.borders;
  const ends = place.split("-").filter((end) => end in scene.places);
  return ends.length === 2 ? ends : Object.keys(scene.places).filter((id) => scene.places[id]?.island === place);
}

/** The largest group of places that are next to one another. */
function largestGroup(scene: Scene, places: readonly string[]): string[] {
  const left = new Set(places);
  let largest: string[] = [];
  for (const start of places) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const place of group) {
      group.push(...(scene.places[place]?.neighbors ?? []).filter((next) => left.delete(next)));
    }
    if (group.length > largest.length) largest = group;
  }
  return largest;
}
