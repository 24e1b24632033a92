/** What never changes and is asked for once: cities and editions. */
import { get } from "$src/wire/http";

import type { Scene } from "./documents/scene";
import type { Edition } from "./documents/view";

const asked = new Map<string, Promise<unknown>>();

/** Asks once; a failed request may be repeated. */
function once<T>(path: string): Promise<T> {
  const answer = asked.get(path) ?? get<T>(path);
  asked.set(path, answer);
  answer.catch(() => asked.delete(path));
  return answer as Promise<T>;
}

/** The scene of a city; the slots without an island are left out. */
export function loadScene(city: Record<string, string | null>): Promise<Scene> {
  const slots = Object.entries(city).filter((slot): slot is [string, string] => slot[1] !== null);
  return once<Scene>(`/api/city?${new URLSearchParams(slots).toString()}`);
}

export function loadEdition(id: string): Promise<Edition> {
  return once<Edition>(`/api/editions/${id}`);
}
