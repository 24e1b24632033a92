/** What is typed in, and what it means: from texts to an edition that the server can check. */
import type { KeptEdition } from "$src/game/ownEditions.svelte";
import { type Topic, topicOf } from "$src/game/values";
import type { EditionDocument, EditionTrouble, EditionValue, FieldDocument, OwnEdition } from "$src/wire/types";

type Setting = EditionValue["setting"];

/** A setting as it is typed. */
export function textOf(setting: Setting | undefined): string {
  return Array.isArray(setting) ? setting.join(", ") : String(setting ?? "");
}

/** What a typed text sets. What is no number stays a text, and the server says what is wrong with it. */
export function settingOf(field: FieldDocument, text: string): unknown {
  if (field.kind === "number") return numberOf(text.trim());
  if (field.kind === "numbers")
    return text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(numberOf);
  return field.kind === "flag" ? text === "true" : text;
}

function numberOf(text: string): number | string {
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}

/** Does a text set what the base sets anyway? */
export function isAsInBase(field: FieldDocument, text: string, base: EditionDocument): boolean {
  const typed = settingOf(field, text);
  const sorted = Array.isArray(typed) ? [...typed].sort((one, other) => Number(one) - Number(other)) : typed;
  return JSON.stringify(sorted) === JSON.stringify(base.values[field.key]?.setting);
}

/** The edition that the server is asked about: only what differs from its base. */
export function ownOf(kept: KeptEdition, fields: readonly FieldDocument[], base: EditionDocument): OwnEdition {
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    const text = kept.texts[field.key];
    if (text !== undefined && !isAsInBase(field, text, base)) values[field.key] = settingOf(field, text);
  }
  return { name: kept.name.trim(), base: kept.base, components: kept.components, values };
}

/** What is wrong with the value at a key; or with the name, at "edition". */
export function troubleAt(key: string, troubles: readonly EditionTrouble[]): EditionTrouble | undefined {
  return troubles.find(({ place }) => place === key || place.startsWith(`${key}[`) || key.startsWith(`${place}.`));
}

export const troubleOfName = (troubles: readonly EditionTrouble[]): EditionTrouble | undefined =>
  troubles.find(({ place }) => place.startsWith("edition"));

/** Which values are shown. */
export interface Filter {
  show: "house" | "changed" | "all";
  topic: Topic | "";
  search: string;
}

/** The values that a filter lets through. What is wrong is shown whatever the filter is. */
export function shownFields(
  fields: readonly FieldDocument[],
  filter: Filter,
  base: EditionDocument,
  own: OwnEdition,
  troubles: readonly EditionTrouble[],
  nameOf: (field: FieldDocument) => string,
): FieldDocument[] {
  const words = filter.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return fields.filter((field) => {
    if (troubleAt(field.key, troubles)) return true;
    const changed = field.key in own.values;
    if (filter.show === "changed" && !changed) return false;
    if (filter.show === "house" && !changed && base.values[field.key]?.provenance !== "house") return false;
    if (filter.topic && topicOf(field.key) !== filter.topic) return false;
    const said = `${nameOf(field)} ${field.key}`.toLocaleLowerCase();
    return words.every((word) => said.includes(word));
  });
}
