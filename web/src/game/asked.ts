/** What is asked of whoever decides, in words. */
import { t } from "$src/i18n";
import type { ViewDocument } from "$src/wire/types";

import { type Choices, type Piece, wonderOf } from "./actions";
import { latestBid } from "./standing";

export interface Prompt {
  title: string;
  hint: string;
}

/** The decision of a view: to start, to answer a bid, or something that a structure asks for. */
export function askedOf(view: ViewDocument, choices: Choices): Prompt {
  const pending = view.pending?.kind;
  if (pending) return { title: t(`table-asked-${pending}`), hint: t(`table-asked-${pending}-hint`) };
  const latest = latestBid(view);
  if (!latest) return { title: t("table-prompt-start"), hint: t("table-prompt-start-hint") };
  if (latest.wonder !== undefined) {
    const wonder = { term: `wonder-${latest.wonder}` };
    return { title: t("table-prompt-hammer", { wonder }), hint: t("table-prompt-hammer-hint", { place: latest.at }) };
  }
  const args = { number: latest.building ?? 0, place: latest.at };
  const hasWonder = [...choices.bids.keys()].some((piece) => piece.startsWith("W"));
  const hint = t(hasWonder ? "table-prompt-outbid-hint-wonder" : "table-prompt-outbid-hint", args);
  return { title: t("table-prompt-outbid", args), hint };
}

/** What the button that confirms a bid says: the bid, or what is missing. */
export function confirmLabel({ piece, place }: { piece: Piece | null; place: string | null }): string {
  if (piece === null) return t(place === null ? "table-confirm" : "table-confirm-building", { place: place ?? "" });
  const wonder = wonderOf(piece);
  const name = wonder === null ? piece : { term: `wonder-${wonder}` };
  if (place === null) return t("table-confirm-place", { piece: name });
  return t(wonder === null ? "table-bid" : "table-place-wonder", { piece: name, place });
}
