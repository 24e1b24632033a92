/** The advised places, as signs on the board: which of the best it is, and the Prestige to expect. */
import { t } from "$src/i18n";
import type { AdviceDocument } from "$src/wire/types";

import { parseAction } from "../actions";
import type { Badge } from "../lights";

export function adviceBadges({ actions, seat }: AdviceDocument): Map<string, Badge> {
  const signs = new Map<string, Badge>();
  for (const [index, { action, prestige, wins }] of actions.entries()) {
    const { place } = { place: null, ...parseAction(action) };
    if (place === null || signs.has(place)) continue;
    const chance = t("school-percent", { share: Math.round(100 * (wins[seat] ?? 0)) });
    signs.set(place, { head: `${index + 1}`, text: chance, more: `★ ${(prestige[seat] ?? 0).toFixed(1)}` });
  }
  return signs;
}
