/** Island files: opened from disk, and saved to it. */
import { post } from "$src/wire/http";
import type { EditedIsland, IslandFile, IslandNeighborhood } from "$src/wire/types";

/** Bytes: the server reads no more of one island. */
const MOST_BYTES = 64 * 1024;
const LETTERS = "MNPQRSTUVWXY";

/** What a file has; null if it is too large for an island. A refusal says what is wrong with it. */
export async function readFile(file: File): Promise<EditedIsland | null> {
  if (file.size > MOST_BYTES) return null;
  return post<EditedIsland>("/api/islands/edit", `{"type":"check","island":${await file.text()}}`);
}

/** The text of an island's file. */
export const textOf = (island: IslandFile): string => `${JSON.stringify(island)}\n`;

/** The name of an island's file. */
export function fileName(name: string, ending: string): string {
  const safe = name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `${safe || "island"}.${ending}`;
}

/** Letters for the ids of another island that no other one has: a city has every id once. */
export function freeLetters(islands: readonly { neighborhoods: readonly Pick<IslandNeighborhood, "id">[] }[]): string {
  const taken = new Set(islands.flatMap(({ neighborhoods }) => neighborhoods.map(({ id }) => id.replace(/\d+$/, ""))));
  return [...LETTERS].find((letter) => !taken.has(letter)) ?? `${LETTERS[0] ?? ""}${taken.size}`.slice(0, 1).repeat(2);
}
