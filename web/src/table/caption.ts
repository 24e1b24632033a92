/** What an action brought about, in one line. */
import { isMove } from "$src/game/lines";
import { say } from "$src/i18n";
import type { Line } from "$src/wire/types";

/** What follows from what is said before it. */
const IMPLIED = new Set(["open", "return", "row", "learn"]);
const MOST = 3;

/** The lines of one action as sentences; of a long list, as of an era's scoring, the first. */
export function captionOf(lines: readonly Line[], ply: number, names: readonly string[]): string {
  const own = lines.filter((line) => isMove(line) && line.ply === ply && !IMPLIED.has(line.kind));
  const said = own.slice(0, MOST).map((line) => say(line.message, names));
  return [...said, ...(own.length > MOST ? ["…"] : [])].join(" · ");
}
