/** What an edition's values say about it. */
import type { EditionDocument, WonderDocument } from "$src/wire/types";

/** The Wonder cards with a value that no rulebook gives. */
export function houseWonders(edition: EditionDocument): WonderDocument[] {
  const keys = Object.entries(edition.values).filter(([, value]) => value.provenance === "house");
  return edition.wonders.filter(({ number }) => keys.some(([key]) => key.startsWith(`wonders.${number}.`)));
}

/** The points in which an edition differs from the default one, many keys being one point. */
export function pointsOf(differences: readonly string[]): string[] {
  const points = differences.map((key) => (key.startsWith("buildings.") ? "buildings" : key.replace(/[._]/g, "-")));
  return [...new Set(points)];
}
