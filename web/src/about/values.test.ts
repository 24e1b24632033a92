import { expect, it } from "vitest";

import { sampleEdition } from "$src/wire/samples";
import type { EditionValue } from "$src/wire/types";

import { isPrinted, pointsOf } from "./values";

it("says once that building numbers or a card differ, however many values do", () => {
  const buildings = ["buildings.red.era1.tall", "buildings.blue.era1.medium"];
  const card = ["wonders.9.discs", "wonders.9.per_row", "wonders.19.per_island"];
  expect(pointsOf([...buildings, "visionary.excess", ...card])).toEqual([
    "buildings",
    "visionary.excess",
    "wonders.9",
    "wonders.19",
  ]);
});

it("knows the numbers that the rulebook prints, in a list of ours too", () => {
  const house: EditionValue = { setting: [72, 93], provenance: "house", book: null, printed: [72], meaning: "" };
  const book: EditionValue = { ...house, setting: [24], provenance: "book", printed: [] };
  const other: EditionValue = { ...book, setting: [39], provenance: "other book", book: "retail" };
  const values = {
    "buildings.red.era1.short": house,
    "buildings.red.era1.tall": book,
    "buildings.red.era2.tall": other,
  };
  const edition = sampleEdition({ values });
  expect(isPrinted(edition, "red", 72, { height: "short", era: 1 })).toBe(true);
  expect(isPrinted(edition, "red", 93, { height: "short", era: 1 })).toBe(false);
  expect(isPrinted(edition, "red", 24, { height: "tall", era: 1 })).toBe(true);
  expect(isPrinted(edition, "red", 39, { height: "tall", era: 2 })).toBe(false);
});
