/** The keys of a review. */
import { t } from "$src/i18n";
import type { Shortcut } from "$src/kit/keys.svelte";

import type { Reviewing } from "./reviewing.svelte";

export function shortcutsOf(reviewing: Reviewing): Shortcut[] {
  const { moments } = reviewing;
  const toNext = () => {
    const next = reviewing.nextThatMattered;
    if (next) moments.go(next.ply);
  };
  return [
    { keys: "n", label: t("school-next-mattered"), run: toNext },
    { keys: "ArrowLeft", label: t("school-decision-back"), run: () => reviewing.step(-1) },
    { keys: "ArrowRight", label: t("school-decision-on"), run: () => reviewing.step(1) },
    { keys: "ArrowUp PageUp", label: t("replay-auction-back"), run: () => moments.previousAuction() },
    { keys: "ArrowDown PageDown", label: t("replay-auction-on"), run: () => moments.nextAuction() },
    { keys: "o", label: t("review-open"), run: () => (reviewing.showsOpen = !reviewing.showsOpen) },
  ];
}
