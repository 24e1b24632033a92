/** New games in one step. */
import { navigate } from "$src/kit/router.svelte";
import { pathOf } from "$src/kit/routes";
import { post } from "$src/wire/http";
import type { BotLevel, News, NewTable, SeatWish } from "$src/wire/types";

import { type EditionChoice, editionWish } from "./editions";
import { settings } from "./settings.svelte";

/** Make a table and go there. */
export async function openTable(wish: NewTable): Promise<void> {
  const news = await post<News>("/api/tables", wish);
  navigate(pathOf("table", { table: news.now.table }));
}

/** Me against three bots: seats, colors and islands are drawn. */
export function playBots(level: BotLevel, edition: EditionChoice): Promise<void> {
  const bot: SeatWish = { kind: "bot", bot: level };
  const me: SeatWish = { kind: "me", name: settings.kept.name || null };
  return openTable({ ...editionWish(edition), seats: [me, bot, bot, bot], shuffle: true });
}
