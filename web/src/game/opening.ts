/** A table that the address names is opened while the page still loads its language and its screens. */
import { TableClient, type World } from "$src/wire/table.svelte";

import { loadTableEdition, loadTableScene } from "./lasting";

let ahead: TableClient | null = null;

/** Connect to a table, and ask for its city and its edition, before its screen is there; resolves when all is. */
export async function openAhead(table: string, world?: World): Promise<void> {
  const client = new TableClient(table, world);
  if (ahead) ahead.close();
  ahead = client;
  await client.first;
  while (client.now?.status === "gathering" && client.now.sealing.begun && ahead === client) await aMoment();
  const city = client.now?.city;
  if (!city) return;
  // What fails, the screen itself will ask for again, and tell.
  await Promise.allSettled([loadTableScene(table, city), loadTableEdition(table)]);
}

/** While the parts of a deal come together. */
function aMoment(): Promise<void> {
  return new Promise((done) => setTimeout(done, 20));
}

/** The client of a table for its screen, which closes it. */
export function openTable(table: string, world?: World): TableClient {
  const client = ahead?.table === table ? ahead : new TableClient(table, world);
  if (ahead !== client) ahead?.close();
  ahead = null;
  return client;
}
