/** What the bots of a ladder are called. */
import { t } from "$src/i18n";
import type { LadderBotDocument } from "$src/wire/types";

/** The server's own are levels, which have names in every language. */
export function nameOf(bot: Pick<LadderBotDocument, "name" | "own">): string {
  return bot.own ? t(`bot-${bot.name}`) : bot.name;
}

/** A rating, as exact as it is worth saying. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
