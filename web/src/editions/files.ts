/** Edition files: opened from disk, and saved to it. */
import type { KeptEdition } from "$src/game/ownEditions.svelte";
import { editions } from "$src/wire/choices";
import { post } from "$src/wire/http";
import type { OwnEditionDocument } from "$src/wire/types";

import { textOf } from "./draft";

/** Characters: the server reads no more. */
const MOST_TEXT = 12_000;

/** What a file types in; null if it is too large to be an edition. A refusal says what is wrong with it. */
export async function readFile(file: File): Promise<Omit<KeptEdition, "key" | "ready"> | null> {
  if (file.size > 4 * MOST_TEXT) return null;
  const text = await file.text();
  if (text.length > MOST_TEXT) return null;
  const { name, base, components, values } = await post<OwnEditionDocument>("/api/editions/read", { text });
  const texts = Object.fromEntries(Object.entries(values).map(([key, setting]) => [key, textOf(setting)]));
  return { name: name.slice(0, 40), base: editions.find((id) => id === base) ?? "retail", components, texts };
}

/** The name of an edition's file. */
export function fileName(name: string): string {
  const safe = name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `${safe || "edition"}.toml`;
}
