/** Sentences that name neighborhoods. */

export interface Part {
  text: string;
  /** Is it the name of a neighborhood? */
  place: boolean;
}

/** The parts of a sentence: words, and the neighborhoods among them. */
export function partsOf(sentence: string, places: Readonly<Record<string, unknown>>): Part[] {
  return sentence
    .split(/(?<![\p{L}\p{N}@])([A-Z]\d{1,2})(?![\p{L}\p{N}])/u)
    .filter((text) => text !== "")
    .map((text) => ({ text, place: text in places }));
}
