/** Editions to play with: those that come with the game, and the reader's own. */
import { t } from "$src/i18n";
import { editions } from "$src/wire/choices";
import { post } from "$src/wire/http";
import type { CheckedEdition, EditionDocument, NewTable } from "$src/wire/types";

import { loadEdition } from "./lasting";
import { type EditionChoice, ownEditions } from "./ownEditions.svelte";

export type { EditionChoice } from "./ownEditions.svelte";

const OWN = "own:";

/** What an edition is called that a table is played with: by its host, or by its rulebook. */
export function editionName(played: { edition: string; own: string | null }): string {
  return played.own ?? t(`edition-${played.edition}`);
}

/** The reader's own edition that is chosen, if it is one. */
function chosenOwn(choice: EditionChoice) {
  return choice.startsWith(OWN) ? ownEditions.find(choice.slice(OWN.length)) : undefined;
}

/** What can be played with: every published edition, and the reader's own that are ready. */
export function editionChoices(): { value: EditionChoice; text: string }[] {
  const published = editions.map((value) => ({ value, text: t(`home-edition-${value}`) }));
  const own = ownEditions.list.filter(({ ready }) => ready !== null);
  return [...published, ...own.map(({ key, name }) => ({ value: `${OWN}${key}` as EditionChoice, text: name }))];
}

/** The choice, or the default where it can no longer be played with. */
export function knownChoice(choice: EditionChoice): EditionChoice {
  return editions.some((id) => id === choice) || chosenOwn(choice)?.ready ? choice : "retail";
}

/** What a new table is asked for. */
export function editionWish(choice: EditionChoice): Pick<NewTable, "edition" | "own"> {
  const edition = editions.find((id) => id === choice);
  const own = chosenOwn(choice)?.ready ?? null;
  return { edition: edition ?? own?.base ?? "retail", own };
}

/** All of an edition that can be chosen. */
export async function editionOf(choice: EditionChoice): Promise<EditionDocument> {
  const { edition, own } = editionWish(choice);
  const checked = own ? await post<CheckedEdition>("/api/editions/check", own) : null;
  return checked?.edition ?? loadEdition(edition ?? "retail");
}

/** The table whose rules are looked up, if the address names one. */
export function askedTable(): string | null {
  return new URLSearchParams(location.search).get("table");
}
