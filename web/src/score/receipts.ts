/** What a number of the table is made of: its receipts, those of one place together. */
import { isOfTheBox } from "$src/game/islands";
import type { ReceiptDocument, ViewDocument } from "$src/wire/types";

export interface Part {
  place: string;
  /** A term of the language that names it, or null: the place's id says it. */
  term: string | null;
  /** A disc or a key that stands for it. */
  art: string | null;
  points: number;
  /** The id of the rule that brought it. */
  rule: string;
}

export function partsOf(receipts: readonly ReceiptDocument[], view: ViewDocument): Part[] {
  const parts = new Map<string, Part>();
  for (const { place, points, rule } of receipts) {
    const sofar = parts.get(place)?.points ?? 0;
    parts.set(place, { place, ...namesOf(place, view), points: sofar + points, rule });
  }
  return [...parts.values()].filter((part) => part.place !== "board");
}

function namesOf(place: string, view: ViewDocument): Pick<Part, "term" | "art"> {
  const patron = /^patron (.)$/.exec(place)?.[1];
  if (patron) return { term: `patron-${patron}`, art: `disc-${patron}` };
  const key = /^(\w+) key$/.exec(place)?.[1];
  if (key) return { term: `key-${key}`, art: `key-${key}` };
  const wonder = view.structures.find((one) => one.at === place)?.wonder;
  if (wonder !== undefined) return { term: `wonder-${wonder}`, art: null };
  return { term: islands(view).has(place) ? `island-${place}` : null, art: null };
}

function islands(view: ViewDocument): Set<string> {
  return new Set([
    "central",
    ...Object.values(view.islands).filter((island): island is string => island !== null && isOfTheBox(island)),
  ]);
}
