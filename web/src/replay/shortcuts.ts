/** The keys of a replay. */
import type { Moments } from "$src/game/moments.svelte";
import { t } from "$src/i18n";

export interface ReplayKey {
  keys: string;
  label: string;
  run: () => void;
}

export function shortcutsOf(moments: Moments): ReplayKey[] {
  return [
    { keys: "ArrowLeft", label: t("replay-action-back"), run: () => moments.step(-1) },
    { keys: "ArrowRight", label: t("replay-action-on"), run: () => moments.step(1) },
    { keys: "ArrowUp PageUp", label: t("replay-auction-back"), run: () => moments.previousAuction() },
    { keys: "ArrowDown PageDown", label: t("replay-auction-on"), run: () => moments.nextAuction() },
    { keys: "Home", label: t("replay-first"), run: () => moments.go(0) },
    { keys: "End", label: t("replay-last"), run: () => moments.go(moments.last) },
    { keys: "e", label: t("replay-era"), run: () => moments.otherEra() },
    { keys: "Space", label: t("replay-play-pause"), run: () => moments.togglePlaying() },
  ];
}
