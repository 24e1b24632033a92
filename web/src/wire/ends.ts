/** Which end a path belongs to: a server, or the worker of this page. */
import { onHost } from "$src/kit/base";

import { engineFolder } from "./engine.svelte";
import { NEW_TABLE } from "./paths";
import { server } from "./server";
import type { Order, Transport } from "./transport";
import type { NewTable } from "./types";
import { worker } from "./worker";

/** What the ids of tables and records begin with that are kept in this browser; no id of a server does. */
const LOCAL = "local";
const HERE = new RegExp(`^/api/(tables|replays)/${LOCAL}`);

/** Who plays the games that need nobody elsewhere: this browser, where it can, or the server. */
export type Solo = "browser" | "server";

let solo: Solo = "browser";

/** The reader's wish, from now on. */
export function playSoloAt(where: Solo): void {
  solo = where;
}

/** Is there no server behind the page? Then `skyrise site` wrote it. */
export const isAlone = (): boolean =>
  typeof document !== "undefined" && document.documentElement.dataset["server"] === "none";

/** Is a table kept in this browser? Nobody else can come to it. */
export const isLocal = (table: string): boolean => table.startsWith(LOCAL);

/** Can this browser play by itself? Only over HTTPS and on one's own machine does it have locks. */
export const canPlayHere = (): boolean =>
  engineFolder() !== null &&
  typeof indexedDB !== "undefined" &&
  typeof WebAssembly !== "undefined" &&
  "locks" in navigator;

/** Are games that need nobody elsewhere played here? */
export const playsHere = (): boolean => isAlone() || (solo === "browser" && canPlayHere());

/** Does a wish for a table need nobody elsewhere, neither at its seats nor as a spectator? */
const isSolo = ({ body }: Order): boolean => {
  const { seats, listed } = JSON.parse(body) as NewTable;
  return !listed && seats.every(({ kind }) => kind !== "open");
};

/** Plays here; where that fails, there is a server. */
const hereFirst: Transport = {
  ask: (path, order) => worker.ask(path, order).catch(() => server.ask(path, order)),
  connect: (path) => worker.connect(path),
};

/** The end that answers a question. Files of the page come from where the page came from. */
export function endOf(path: string, order?: Order): Transport {
  if (path.startsWith(onHost("/assets/"))) return server;
  if (isAlone() || HERE.test(path)) return worker;
  return order && path === NEW_TABLE && playsHere() && isSolo(order) ? hereFirst : server;
}

/** Every end that may have tables of mine: this browser only if it has begun one. */
export function endsOfMine(): Transport[] {
  if (isAlone()) return [worker];
  return worker.isUsed ? [server, worker] : [server];
}
