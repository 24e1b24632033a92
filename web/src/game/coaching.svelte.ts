/** What the coach of guided games has said already, and whether anybody wants to hear it: kept in this browser. */

interface Kept {
  /** Guided tables, the latest last. */
  tables: readonly string[];
  /** Topics that were explained. */
  known: readonly string[];
  silent: boolean;
}

const KEY = "skyrise-coach";
const MOST = 10;
const AT_FIRST: Kept = { tables: [], known: [], silent: false };

export function readCoaching(text: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    return { ...AT_FIRST, ...(typeof kept === "object" ? kept : {}) };
  } catch {
    return { ...AT_FIRST };
  }
}

export class Coaching {
  #kept = $state.raw(readCoaching(typeof localStorage === "undefined" ? null : localStorage.getItem(KEY)));

  get known(): readonly string[] {
    return this.#kept.known;
  }

  get silent(): boolean {
    return this.#kept.silent;
  }

  /** By table: the auction whose result was told last, and when. Whoever looks again at that moment sees it again. */
  readonly #told = new Map<string, { auction: number; moment: string }>();

  /** Is what an auction brought news at a moment? Then it is taken for told. */
  tells(table: string, auction: number, moment: string): boolean {
    const told = this.#told.get(table);
    if (told && told.auction >= auction && told.moment !== moment) return false;
    this.#told.set(table, { auction, moment });
    return true;
  }

  isGuided(table: string): boolean {
    return this.#kept.tables.includes(table);
  }

  /** A guided game begins: whoever asks for one wants to hear the coach. */
  guide(table: string): void {
    this.#keep({ tables: [...this.#kept.tables, table].slice(-MOST), silent: false });
  }

  learn(topic: string): void {
    if (!this.known.includes(topic)) this.#keep({ known: [...this.known, topic] });
  }

  hush(silent: boolean): void {
    this.#keep({ silent });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // without room to keep it, the coach repeats himself
    }
  }
}

export const coaching = new Coaching();
