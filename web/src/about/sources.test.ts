import { expect, it } from "vitest";

import { sampleEdition } from "$src/wire/samples";
import type { EditionValue, FieldDocument, ProvenanceKind } from "$src/wire/types";

import { sourcesOf } from "./sources";

const field = (key: string): FieldDocument => ({
  key,
  name: { id: key, args: {} },
  kind: "number",
  least: 0,
  most: 9,
  words: [],
});
const value = (provenance: ProvenanceKind, book: string | null = null): EditionValue => ({
  setting: 1,
  provenance,
  book,
  printed: [],
  meaning: "",
});

it("sorts values and conditions by who vouches for them, each other book for itself", () => {
  const edition = sampleEdition({
    values: {
      "keys.large": value("book"),
      "rows.2": value("house"),
      "wonders.2.prestige": value("other book", "preview"),
    },
    conditions: {
      "wonders.9": { provenance: "house", book: null },
      "initiative.tie": { provenance: "other book", book: "polish" },
      "control.present": { provenance: "house", book: null },
    },
  });
  const sources = sourcesOf(edition, ["keys.large", "rows.2", "wonders.2.prestige"].map(field));
  expect(sources.map(({ kind, book, values, conditions }) => [kind, book, values, conditions])).toEqual([
    ["book", null, 1, 0],
    ["other book", "preview", 1, 0],
    ["other book", "polish", 0, 1],
    ["house", null, 1, 2],
  ]);
  expect(sources.at(-1)?.parts.map(({ topic }) => topic)).toEqual(["rows", "wonders", "islands"]);
});
