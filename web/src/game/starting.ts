/** New games in one step. */
import { loadAhead, navigate } from "$src/kit/router.svelte";
import { pathOf } from "$src/kit/routes";
import { post } from "$src/wire/http";
import type { BotLevel, News, NewTable, SeatWish } from "$src/wire/types";

import { coaching } from "./coaching.svelte";
import { type EditionChoice, editionWish } from "./editions";
import { openAhead } from "./opening";
import { settings } from "./settings.svelte";

/** Make a table and go there, once all that its screen shows has come; every browser adds its part to the deal. */
export async function openTable(wish: NewTable): Promise<void> {
  await goToTable(await makeTable(wish));
}

/** The code of its screen comes at the same time. */
async function makeTable(wish: NewTable): Promise<string> {
  void loadAhead(pathOf("table", { table: "new" }));
  return (await post<News>("/api/tables", { ...wish, parts: true })).now.table;
}

/** A first game, with a coach who explains each new thing when it first comes up. */
export async function playGuided(edition: EditionChoice): Promise<void> {
  const table = await makeTable(againstBots("beginner", edition));
  coaching.guide(table);
  await goToTable(table);
}

/** To a table, once all that its screen shows has come. */
export async function goToTable(table: string): Promise<void> {
  settings.kept.played = true;
  const path = pathOf("table", { table });
  await Promise.all([openAhead(table), loadAhead(path)]);
  navigate(path);
}

/** Me against three bots: seats, colors and islands are drawn. */
export function playBots(level: BotLevel, edition: EditionChoice): Promise<void> {
  return openTable(againstBots(level, edition));
}

function againstBots(level: BotLevel, edition: EditionChoice): NewTable {
  const bot: SeatWish = { kind: "bot", bot: level };
  const me: SeatWish = { kind: "me", name: settings.kept.name || null };
  return { ...editionWish(edition), seats: [me, bot, bot, bot], shuffle: true };
}
