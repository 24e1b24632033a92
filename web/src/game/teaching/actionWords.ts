/** Actions as a teacher names them: `75 on Z7`, `passing`, `wild disc: white row`. */
import { listInWords, t } from "$src/i18n";

import { parseAction, wonderOf } from "../actions";

export function actionWords(text: string): string {
  const action = parseAction(text);
  if (action.kind === "pass") return t("school-action-pass");
  if (action.kind === "wild") return t("school-action-wild", { row: { term: `row-${action.color}` } });
  if (action.kind === "choose") return listInWords(action.cards.map((card) => t(`wonder-${card}`)));
  if (action.kind === "vault")
    return action.place === null ? t("school-action-vault-none") : t("school-action-vault", { place: action.place });
  const wonder = wonderOf(action.piece);
  const piece = wonder === null ? action.piece : { term: `wonder-${wonder}` };
  return t("school-action-bid", { piece, place: action.place });
}
