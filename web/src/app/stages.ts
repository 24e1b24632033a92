/** What a table shows: before the game, in it and after it. */
import type { TableClient } from "$src/wire/table.svelte";
import type { Now } from "$src/wire/types";

import type { Load } from "./loading";

export const stages: Record<Now["status"], Load<{ client: TableClient }>> = {
  gathering: () => import("$src/room/Room.svelte"),
  playing: () => import("$src/table/Table.svelte"),
  over: () => import("$src/score/Score.svelte"),
};
