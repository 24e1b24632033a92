/** What islands are called: those of the box in each language, one of somebody's own as its author calls it. */
import { t, termIn } from "$src/i18n";
import type { MessageArgument } from "$src/wire/types";

const OF_THE_BOX: ReadonlySet<string> = new Set(["central", "aurora", "boreas", "cirrus", "zephyr"]);

export const isOfTheBox = (key: string): boolean => OF_THE_BOX.has(key);

/** Has a city islands of somebody's own? That in the center is named only if it is one. */
export function hasOwn(city: Record<string, string | null>): boolean {
  return "central" in city || Object.values(city).some((island) => island !== null && !OF_THE_BOX.has(island));
}

/** An island in a sentence. */
export function islandThing(key: string): MessageArgument {
  return OF_THE_BOX.has(key) ? { term: `island-${key}` } : key;
}

export function islandName(key: string): string {
  return OF_THE_BOX.has(key) ? t(`island-${key}`) : key;
}

/** For narrow places. */
export function shortIslandName(key: string): string {
  return OF_THE_BOX.has(key) ? termIn("short", `island-${key}`) : key;
}
