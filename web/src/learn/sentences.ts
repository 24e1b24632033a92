/** What a rule says where an edition is played. */
import type { EditionDocument, MessageDocument, RuleDocument } from "$src/wire/types";

/** The rules of cards have the values of the edition; all others are the same everywhere. */
export function sentenceOf(
  rule: RuleDocument,
  { wonders, effects }: Pick<EditionDocument, "wonders" | "effects">,
): MessageDocument {
  const card = wonders.find(({ id }) => rule.id === `wonder.${id}`);
  return (card && effects[`wonder-${card.number}`]) ?? rule.sentence;
}
