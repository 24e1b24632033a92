/** Examples for the rules, taken from an edition's own numbers. */
import { colors } from "$src/wire/choices";
import type { BuildingDocument, Color, EditionDocument } from "$src/wire/types";

export interface ExampleBid {
  color: Color;
  number: number;
  height: BuildingDocument["height"];
}

const HEIGHTS = ["tall", "medium", "short"] as const;

/** Three bids of an auction, each higher than the one before: one of each height, of three colors. */
export function numberedLike(edition: Pick<EditionDocument, "buildings">): ExampleBid[] {
  const bids: ExampleBid[] = [];
  for (const [index, height] of HEIGHTS.entries()) {
    const color = colors[index] ?? "red";
    const least = bids.at(-1)?.number ?? 0;
    const numbers = Object.entries(edition.buildings[color] ?? {})
      .filter(([number, building]) => building.height === height && building.era === 1 && Number(number) > least)
      .map(([number]) => Number(number));
    if (numbers.length > 0) bids.push({ color, number: Math.min(...numbers), height });
  }
  return bids;
}
