/** Tells what happens by announcements, sounds, and the title of the document. */
import { untrack } from "svelte";

import { settings } from "$src/game/settings.svelte";
import { play as sound } from "$src/game/sounds";
import { latestBid } from "$src/game/standing";
import { say, t } from "$src/i18n";
import { announce } from "$src/kit/announce.svelte";
import type { Line } from "$src/wire/types";

import { cuesOf } from "./cues";
import type { Play } from "./play.svelte";
import { promptOf } from "./prompt";

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
  let leader = latestBid(play.view)?.seat ?? null;
  $effect(() => {
    const fresh = play.lines.filter((line) => line.version > told);
    told = Math.max(told, play.lines.at(-1)?.version ?? 0);
    untrack(() => {
      tell(play, fresh, leader);
      leader = latestBid(play.view)?.seat ?? null;
    });
  });
  tellMyTurn(play);
}

function tell(play: Play, fresh: readonly Line[], leader: number | null): void {
  const words = fresh.filter((line) => TOLD.has(line.kind)).map((line) => say(line.message, play.names));
  if (words.length) announce(words.join(". "));
  const rowValues = play.facts.edition?.row_values ?? [];
  sound(cuesOf(fresh, { seats: play.now.you.seats, leader, rowValues }), settings.volume);
}

function tellMyTurn(play: Play): void {
  const decision = $derived(play.asked === null ? null : play.client.now?.moved);
  const before = document.title;
  $effect(() => () => {
    document.title = before;
  });
  $effect(() => {
    document.title = t(play.asked === null ? "table-title" : "table-title-turn", { number: play.now.auction });
  });
  $effect(() => {
    if (decision === null) return;
    untrack(() => {
      announce(play.isNow ? `${t("table-your-turn")}. ${promptOf(play).title}` : t("table-past-your-turn"));
      sound(["turn"], settings.volume);
    });
  });
}
