/** What a table shows: before the game, in it and after it. */
import { type Load, saying } from "$src/kit/later";
import type { TableClient } from "$src/wire/table.svelte";
import type { Now } from "$src/wire/types";

export const stages: Record<Now["status"], Load<{ client: TableClient }>> = {
  gathering: saying(() => import("$src/room/Room.svelte"), "around"),
  playing: () => import("$src/table/Table.svelte"),
  over: saying(() => import("$src/score/Score.svelte"), "around"),
};
