/** Tells what happens by announcements, sounds, and the title of the document. */
import { untrack } from "svelte";

import { settings } from "$src/game/settings.svelte";
import { say, t } from "$src/i18n";
import { announce } from "$src/kit/announce.svelte";
import type { Line } from "$src/wire/types";

import type { Play } from "./play.svelte";
import { promptOf } from "./prompt";
import { play as sound } from "./sounds";

const TOLD = new Set([
  "bid",
  "pass",
  "construct",
  "collect",
  "assign",
  "era-end",
  "show",
  "key",
  "finish",
  "end",
  "chat",
]);

/** Call in a component. */
export function tellWhatHappens(play: Play): void {
  let told = play.client.news?.version ?? 0;
  $effect(() => {
    const fresh = play.lines.filter((line) => line.version > told);
    told = play.client.news?.version ?? 0;
    untrack(() => {
      tell(play, fresh);
    });
  });
  tellMyTurn(play);
}

function tell(play: Play, fresh: readonly Line[]): void {
  const words = fresh.filter((line) => TOLD.has(line.kind)).map((line) => say(line.message, play.names));
  if (words.length) announce(words.join(". "));
  if (!settings.sound) return;
  if (fresh.some((line) => line.kind === "construct")) sound("won");
  else if (fresh.some((line) => line.kind === "bid")) sound("bid");
}

function tellMyTurn(play: Play): void {
  const decision = $derived(play.acting === null ? null : play.now.moved);
  const before = document.title;
  $effect(() => () => {
    document.title = before;
  });
  $effect(() => {
    document.title = t(decision === null ? "table-title" : "table-title-turn", { number: play.now.auction });
  });
  $effect(() => {
    if (decision === null) return;
    untrack(() => {
      announce(`${t("table-your-turn")}. ${promptOf(play).title}`);
      if (settings.sound) sound("turn");
    });
  });
}
