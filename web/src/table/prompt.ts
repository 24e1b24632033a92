/** What is asked of the reader, in words. */
import { latestBid } from "$src/game/standing";
import { t } from "$src/i18n";

import type { Play } from "./play.svelte";

export interface Prompt {
  title: string;
  hint: string;
}

export function promptOf(play: Play): Prompt {
  if (play.acting !== null) return askedOfMe(play);
  const { to_act: seat } = play.view;
  const name = seat === null ? "" : (play.names[seat] ?? "");
  const thinking = seat !== null && play.now.seats[seat]?.thinking;
  const title = t(thinking ? "table-prompt-thinks" : "table-prompt-waits", { name });
  return { title, hint: standing(play) };
}

function askedOfMe(play: Play): Prompt {
  if (play.held.waits) return { title: t("table-pass-held"), hint: t("table-pass-held-hint") };
  const pending = play.view.pending?.kind;
  if (pending) return { title: t(`table-asked-${pending}`), hint: t(`table-asked-${pending}-hint`) };
  const latest = latestBid(play.view);
  if (!latest) return { title: t("table-prompt-start"), hint: t("table-prompt-start-hint") };
  if (latest.wonder !== undefined) {
    const wonder = { term: `wonder-${latest.wonder}` };
    return { title: t("table-prompt-hammer", { wonder }), hint: t("table-prompt-hammer-hint", { place: latest.at }) };
  }
  const args = { number: latest.building ?? 0, place: latest.at };
  const hasWonder = [...play.choices.bids.keys()].some((piece) => piece.startsWith("W"));
  const hint = t(hasWonder ? "table-prompt-outbid-hint-wonder" : "table-prompt-outbid-hint", args);
  return { title: t("table-prompt-outbid", args), hint };
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
