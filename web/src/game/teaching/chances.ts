/** Chances as people read them. */
import { t } from "$src/i18n";

/** From 0 to 1, in whole percent; together they are 100 where all chances together are 1. */
export function wholeShares(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => 100 * chance);
  const shares = exact.map(Math.floor);
  const rest = Math.round(exact.reduce((sum, one) => sum + one, 0)) - shares.reduce((sum, one) => sum + one, 0);
  const byRest = exact.map((one, at) => ({ at, rest: one - Math.floor(one) })).sort((a, b) => b.rest - a.rest);
  for (const { at } of byRest.slice(0, rest)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

export function percent(chance: number): string {
  return t("school-percent", { share: Math.round(100 * chance) });
}

/** A part of somebody's chances, in points of a hundred. */
export function chancePoints(part: number): number {
  return Math.round(100 * part) || 0;
}
