/** The screens, each loaded when somebody goes there. */
import type { Component } from "svelte";

import type { TableClient } from "$src/wire/table.svelte";

import type { Route } from "./router.svelte";

export type Load<Props extends object> = () => Promise<{ default: Component<Props> }>;

type Empty = Record<string, never>;

const home: Load<Empty> = () => import("$src/home/Home.svelte");
const host: Load<Empty> = () => import("$src/host/Host.svelte");
const learn: Load<Empty> = () => import("$src/learn/Learn.svelte");
const about: Load<Empty> = () => import("$src/about/About.svelte");
const unknown: Load<Empty> = () => import("./Unknown.svelte");
const table: Load<{ table: string }> = () => import("$src/room/TableScreen.svelte");
const gathering: Load<{ client: TableClient }> = () => import("$src/room/Room.svelte");
const playing: Load<{ client: TableClient }> = () => import("$src/table/Table.svelte");
const over: Load<{ client: TableClient }> = () => import("$src/score/Score.svelte");
const replay: Load<{ table?: string; record?: string }> = () => import("$src/replay/Replay.svelte");

export const screens = { home, host, learn, about, unknown, table, gathering, playing, over, replay };

/** What an address will show, by the name of its route; at a table somebody plays, most likely. */
const shown: Record<Route["screen"], readonly (keyof typeof screens)[]> = {
  home: ["home"],
  host: ["host"],
  learn: ["learn"],
  about: ["about"],
  unknown: ["unknown"],
  table: ["table", "playing"],
  "table-replay": ["replay"],
  replay: ["replay"],
  "replay-drop": ["replay"],
};

/** Load the code of a screen while something else is waited for. */
export function fetchAhead(screen: Route["screen"]): void {
  for (const name of shown[screen]) {
    screens[name]().catch(() => undefined); // the screen itself will ask again, and tell
  }
}
