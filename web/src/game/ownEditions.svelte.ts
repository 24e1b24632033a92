/** Editions of the reader's own: what they type in from their box, kept in this browser. */
import type { EditionId, OwnEdition } from "$src/wire/types";

/** A published edition by its id, or one of the reader's own by its key. */
export type EditionChoice = EditionId | `own:${string}`;

export interface KeptEdition {
  readonly key: string;
  name: string;
  base: EditionId;
  components: string;
  /** What was typed in, by the keys of the values, whether it is right or not. */
  texts: Record<string, string>;
  /** What a table is opened with; null while something is wrong. */
  ready: OwnEdition | null;
}

const KEY = "skyrise-editions";
/** How many this browser keeps. */
export const MOST_KEPT = 20;

/** What was kept, as far as it can be read. */
export function readEditions(text: string | null): KeptEdition[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept).slice(0, MOST_KEPT) : [];
  } catch {
    return [];
  }
}

function isKept(one: unknown): one is KeptEdition {
  const kept = one as Partial<KeptEdition> | null;
  const texts = [kept?.key, kept?.name, kept?.base, kept?.components];
  return texts.every((text) => typeof text === "string") && typeof kept?.texts === "object";
}

class OwnEditions {
  #list = $state(readEditions(typeof localStorage === "undefined" ? null : localStorage.getItem(KEY)));
  #lost = $state(false);

  /** The one that was added last comes first. */
  get list(): readonly KeptEdition[] {
    return this.#list;
  }

  get isFull(): boolean {
    return this.#list.length >= MOST_KEPT;
  }

  /** The browser does not keep what is changed. */
  get lost(): boolean {
    return this.#lost;
  }

  find(key: string): KeptEdition | undefined {
    return this.#list.find((one) => one.key === key);
  }

  /** Keep another one; its key. */
  add(edition: Omit<KeptEdition, "key" | "ready">): string {
    const key = crypto.randomUUID();
    this.#list.unshift({ ...edition, texts: { ...edition.texts }, key, ready: null });
    this.#keep();
    return key;
  }

  rename(key: string, name: string): void {
    this.#change(key, (edition) => {
      edition.name = name;
      edition.ready = null;
    });
  }

  /** Type something in; null: as in the base again. Until it has been checked, it is not ready. */
  type(key: string, field: string, text: string | null): void {
    this.#change(key, (edition) => {
      const others = Object.entries(edition.texts).filter(([one]) => one !== field);
      edition.texts = Object.fromEntries(text === null ? others : [...others, [field, text]]);
      edition.ready = null;
    });
  }

  /** It has been checked, and tables can be opened with it; or null: it is wrong. */
  settle(key: string, ready: OwnEdition | null): void {
    this.#change(key, (edition) => {
      edition.ready = ready;
    });
  }

  #change(key: string, change: (edition: KeptEdition) => void): void {
    const edition = this.find(key);
    if (!edition) return;
    change(edition);
    this.#keep();
  }

  remove(key: string): void {
    this.#list = this.#list.filter((one) => one.key !== key);
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#list));
      this.#lost = false;
    } catch {
      this.#lost = true;
    }
  }
}

export const ownEditions = new OwnEditions();
