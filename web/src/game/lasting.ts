/** What never changes and is asked for once: cities, editions, and the values that editions have. */
import { isAlone } from "$src/wire/ends";
import { engineFolder } from "$src/wire/engine.svelte";
import { get } from "$src/wire/http";
import type { EditionDocument, EditionsDocument, SceneDocument } from "$src/wire/types";

import { hasOwn } from "./islands";

type Asked<T> = Map<string, Promise<T>>;

const scenes: Asked<SceneDocument> = new Map();
const editions: Asked<EditionDocument> = new Map();
const fields: Asked<EditionsDocument> = new Map();

/** Asks once; a failed request may be repeated. */
function once<T>(asked: Asked<T>, path: string): Promise<T> {
  const answer = asked.get(path) ?? get<T>(path);
  asked.set(path, answer);
  answer.catch(() => asked.delete(path));
  return answer;
}

/** The scene of a city; the slots without an island are left out. */
export function loadScene(city: Record<string, string | null>): Promise<SceneDocument> {
  const slots = Object.entries(city).filter((slot): slot is [string, string] => slot[1] !== null);
  return once(scenes, `/api/city?${new URLSearchParams(slots).toString()}`);
}

/** The scene of the first screen: a page without a server has it beside its engine, and need not start that for it. */
export function loadShowcase(city: Record<string, string>): Promise<SceneDocument> {
  const folder = isAlone() ? engineFolder() : null;
  return folder ? once(scenes, `${folder}showcase.json`) : loadScene(city);
}

/** The scene of a table's city: one with islands of the host's own has its picture at the table. */
export function loadTableScene(table: string, city: Record<string, string | null>): Promise<SceneDocument> {
  return hasOwn(city) ? once(scenes, `/api/tables/${table}/city`) : loadScene(city);
}

/** A published edition; of an older version by its id and version, as retail@1. */
export function loadEdition(id: string): Promise<EditionDocument> {
  return once(editions, `/api/editions/${id}`);
}

/** The edition of a table: a published one of the version that it was made with, or the host's own. */
export function loadTableEdition(table: string): Promise<EditionDocument> {
  return once(editions, `/api/tables/${table}/edition`);
}

/** Every value that an edition has. */
export async function loadFields(): Promise<EditionsDocument["fields"]> {
  return (await once(fields, "/api/editions")).fields;
}
