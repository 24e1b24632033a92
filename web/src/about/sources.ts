/** Who vouches for what an edition says: its values and conditions, sorted by where they come from. */
import { type Topic, topicOf, topics } from "$src/game/values";
import type { EditionDocument, FieldDocument, ProvenanceKind, VouchedDocument } from "$src/wire/types";

/** In the order in which they are shown. */
const KINDS: readonly ProvenanceKind[] = ["book", "other book", "deduced", "third party", "house", "own"];

/** What one topic has from one source. */
export interface Part {
  topic: Topic;
  values: FieldDocument[];
  /** The keys of conditions. */
  conditions: string[];
}

export interface Source {
  kind: ProvenanceKind;
  /** The edition whose book it is, where it is another one's. */
  book: string | null;
  parts: Part[];
  values: number;
  conditions: number;
}

/** Every source that vouches for something; of other books each is a source of its own. */
export function sourcesOf(edition: EditionDocument, fields: readonly FieldDocument[]): Source[] {
  const vouched = [...Object.values(edition.values), ...Object.values(edition.conditions)];
  return KINDS.flatMap((kind) => {
    const books = vouched.filter(({ provenance }) => provenance === kind).map(({ book }) => book);
    return [...new Set(books)].map((book) => sourceOf(edition, fields, kind, book));
  });
}

function sourceOf(
  edition: EditionDocument,
  fields: readonly FieldDocument[],
  kind: ProvenanceKind,
  book: string | null,
): Source {
  const isOurs = (one?: VouchedDocument) => one?.provenance === kind && one.book === book;
  const values = fields.filter(({ key }) => isOurs(edition.values[key]));
  const conditions = Object.keys(edition.conditions).filter((key) => isOurs(edition.conditions[key]));
  const parts = topics.map((topic) => ({
    topic,
    values: values.filter(({ key }) => topicOf(key) === topic),
    conditions: conditions.filter((key) => topicOf(key) === topic),
  }));
  return {
    kind,
    book,
    parts: parts.filter((part) => part.values.length + part.conditions.length > 0),
    values: values.length,
    conditions: conditions.length,
  };
}
