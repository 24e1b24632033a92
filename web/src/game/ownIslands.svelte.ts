/** Islands of the reader's own: what they draw, kept in this browser. */
import { slots } from "$src/wire/choices";
import type { IslandFile, OuterIsland } from "$src/wire/types";

/** An island of the box by its name, or one of the reader's own by its key. */
export type IslandChoice = OuterIsland | `own:${string}`;

export interface KeptIsland {
  readonly key: string;
  island: IslandFile;
  /** The loader has found nothing wrong with it. */
  ready: boolean;
}

const KEY = "skyrise-islands";
const OWN = "own:";
/** How many this browser keeps: each has some 12 KB. */
export const MOST_ISLANDS = 20;

/** What was kept, as far as it can be read. */
export function readIslands(text: string | null): KeptIsland[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept).slice(0, MOST_ISLANDS) : [];
  } catch {
    return [];
  }
}

function isKept(one: unknown): one is KeptIsland {
  const kept = one as Partial<KeptIsland> | null;
  const lists = [kept?.island?.vertices, kept?.island?.neighborhoods, kept?.island?.lakes, kept?.island?.blimps];
  return typeof kept?.key === "string" && typeof kept.island?.name === "string" && lists.every(Array.isArray);
}

class OwnIslands {
  #list = $state.raw(readIslands(typeof localStorage === "undefined" ? null : localStorage.getItem(KEY)));
  #lost = $state(false);
  /** The one that the next table is to be hosted with. */
  wanted = "";

  /** The one that was added last comes first. */
  get list(): readonly KeptIsland[] {
    return this.#list;
  }

  get isFull(): boolean {
    return this.#list.length >= MOST_ISLANDS;
  }

  /** The browser does not keep what is changed. */
  get lost(): boolean {
    return this.#lost;
  }

  find(key: string): KeptIsland | undefined {
    return this.#list.find((one) => one.key === key);
  }

  /** Keep another one; its key. */
  add(island: IslandFile, ready: boolean): string {
    const key = crypto.randomUUID();
    this.#keep([{ key, island, ready }, ...this.#list]);
    return key;
  }

  /** As it is after a step. */
  change(key: string, island: IslandFile, ready: boolean): void {
    this.#keep(this.#list.map((one) => (one.key === key ? { key, island, ready } : one)));
  }

  remove(key: string): void {
    this.#keep(this.#list.filter((one) => one.key !== key));
  }

  #keep(list: KeptIsland[]): void {
    this.#list = list;
    try {
      localStorage.setItem(KEY, JSON.stringify(list));
      this.#lost = false;
    } catch {
      this.#lost = true;
    }
  }
}

export const ownIslands = new OwnIslands();

/** Does an island belong into the center of a city? */
export const isCentral = (island?: IslandFile): boolean => slots.every((slot) => island && slot in island.ports);

/** The choice that means one of the reader's own. */
export const ownChoice = (key: string): IslandChoice => `${OWN}${key}`;

/** The reader's own island that is chosen, if it is one. */
export function chosenIsland(choice: string): KeptIsland | undefined {
  return choice.startsWith(OWN) ? ownIslands.find(choice.slice(OWN.length)) : undefined;
}
