/** What to say about the presence of a seat's player. */
import { t } from "$src/i18n";
import type { SeatNow } from "$src/wire/types";

/** Why the others are waiting, or who stands in; null: nothing to say. */
export function presenceOf(now: SeatNow): string | null {
  if (now.thinking) return t("table-thinking");
  if (now.kind === "person" && now.bot) return t("table-stand-in", { bot: t(`bot-${now.bot}`) });
  if (now.away !== null) return t("table-away", { since: clockTime(now.away) });
  return now.kind === "person" && now.overdue ? t("table-overdue") : null;
}

function clockTime(at: number): string {
  return new Date(at * 1000).toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" });
}
