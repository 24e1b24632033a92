/** A table that the address names is opened while the page still loads its language and its screens. */
import { TableClient, type World } from "$src/wire/table.svelte";

import { loadScene, loadTableEdition } from "./lasting";

let ahead: TableClient | null = null;

/** Connect to a table, and ask for its city and its edition, before its screen is there. */
export function openAhead(table: string, world?: World): void {
  const client = new TableClient(table, world);
  ahead = client;
  void client.first.then(({ now: { city } }) => {
    if (!city) return;
    for (const asked of [loadScene(city), loadTableEdition(table)]) {
      asked.catch(() => undefined); // the screen itself will ask again, and tell
    }
  });
}

/** The client of a table for its screen, which closes it. */
export function openTable(table: string, world?: World): TableClient {
  const client = ahead?.table === table ? ahead : new TableClient(table, world);
  if (ahead !== client) ahead?.close();
  ahead = null;
  return client;
}
