/** What is asked of the reader, in words. */
import { askedOf, type Prompt } from "$src/game/asked";
import { latestBid } from "$src/game/standing";
import { t } from "$src/i18n";

import type { Play } from "./play.svelte";

export function promptOf(play: Play): Prompt {
  if (play.isEnded) return { title: t("table-prompt-ended"), hint: t("table-prompt-ended-hint") };
  if (play.acting !== null) return askedOfMe(play);
  if (play.past.moments) return { title: t("table-past-prompt"), hint: t("table-past-prompt-hint") };
  const { to_act: seat } = play.view;
  const name = seat === null ? "" : (play.names[seat] ?? "");
  const thinking = seat !== null && play.now.seats[seat]?.thinking;
  const title = t(thinking ? "table-prompt-thinks" : "table-prompt-waits", { name });
  return { title, hint: standing(play) };
}

function askedOfMe(play: Play): Prompt {
  if (play.held.waits) return { title: t("table-pass-held"), hint: t("table-pass-held-hint") };
  return askedOf(play.view, play.choices);
}

/** Where I stand while others decide. */
function standing(play: Play): string {
  const [mine] = play.stoodIn;
  if (mine?.bot) return t("table-prompt-stand-in", { name: play.names[mine.seat] ?? "", bot: t(`bot-${mine.bot}`) });
  if (play.passesAhead) return t("table-prompt-passes-ahead");
  const latest = latestBid(play.view);
  const { seat } = play.view;
  if (seat === null) return t("table-prompt-watching");
  if (play.view.auction?.passed.includes(seat)) return t("table-prompt-passed");
  if (latest?.seat === seat) return t("table-prompt-leading", { place: latest.at });
  return t("table-prompt-soon");
}
