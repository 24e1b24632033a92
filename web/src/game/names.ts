/** The names of the seats. */
import { t } from "$src/i18n";
import type { SeatNow } from "$src/wire/types";

/** What the seats are called: by their names, by their colors, or by their numbers before colors are drawn. */
export function namesOf(seats: readonly Pick<SeatNow, "name" | "color">[]): string[] {
  return seats.map(
    ({ name, color }, seat) => name || (color ? t(`color-${color}`) : t("room-player", { number: seat + 1 })),
  );
}
