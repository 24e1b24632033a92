/** How somebody does at puzzles: a rating, and which were tried. Kept in this browser. */
import type { PuzzleSummary } from "$src/wire/types";

import { rated, type Rating, UNKNOWN } from "./rating";

export interface Trained {
  rating: Rating;
  /** By id: was the first answer right? */
  first: Record<string, boolean>;
}

const KEY = "skyrise-puzzles";

/** What was kept, as far as it can be read. */
export function readTrained(text: string | null): Trained {
  try {
    const { rating, first } = JSON.parse(text ?? "") as Partial<Trained>;
    if (typeof rating?.rating === "number" && typeof rating.deviation === "number" && typeof first === "object")
      return { rating: { ...UNKNOWN, ...rating }, first };
  } catch {
    // nothing was kept, or something else
  }
  return { rating: UNKNOWN, first: {} };
}

class Training {
  #kept = $state.raw(readTrained(typeof localStorage === "undefined" ? null : localStorage.getItem(KEY)));

  get rating(): Rating {
    return this.#kept.rating;
  }

  get tried(): ReadonlySet<string> {
    return new Set(Object.keys(this.#kept.first));
  }

  /** Was the first answer to a puzzle right? Undefined before there was one. */
  first(id: string): boolean | undefined {
    return this.#kept.first[id];
  }

  get solved(): number {
    return Object.values(this.#kept.first).filter(Boolean).length;
  }

  /** Only the first answer to a puzzle counts. */
  count({ id, difficulty }: PuzzleSummary, right: boolean): void {
    if (id in this.#kept.first) return;
    const rating = rated(this.rating, difficulty, right);
    this.#kept = { rating, first: { ...this.#kept.first, [id]: right } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // without room to keep it, the rating lasts as long as the page
    }
  }
}

export const training = new Training();
