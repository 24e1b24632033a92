/** What an edition's values say about it. */
import type { BuildingDocument, Color, EditionDocument } from "$src/wire/types";

/** The points in which an edition differs from the default one, many keys being one point. */
export function pointsOf(differences: readonly string[]): string[] {
  const points = differences.map((key) => {
    if (key.startsWith("buildings.")) return "buildings";
    return /^wonders\.\d+/.exec(key)?.[0] ?? key;
  });
  return [...new Set(points)];
}

/** Does the rulebook of the edition print the number of a building? */
export function isPrinted(edition: EditionDocument, color: Color, number: number, building: BuildingDocument): boolean {
  const value = edition.values[`buildings.${color}.era${building.era}.${building.height}`];
  return value?.provenance === "book" || (value?.printed.includes(number) ?? false);
}
