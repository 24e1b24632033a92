/** The values and conditions of editions in the reader's words. */
import { say, t } from "$src/i18n";
import type { EditionValue, FieldDocument } from "$src/wire/types";

/** What values and conditions are about, in the order in which they are shown. */
export const topics = [
  "buildings",
  "rows",
  "wonders",
  "visionary",
  "objectives",
  "islands",
  "auctions",
  "city",
  "setup",
  "end",
] as const;
export type Topic = (typeof topics)[number];

const BEGINNINGS: Record<Topic, readonly string[]> = {
  buildings: ["buildings"],
  rows: ["rows", "wild"],
  wonders: ["wonders"],
  visionary: ["patrons", "visionary", "keys"],
  objectives: ["objectives"],
  islands: ["control", "panoramas"],
  auctions: ["auction", "bids", "starter", "initiative"],
  city: ["islands", "adjacency", "borders", "unoccupied"],
  setup: ["discs", "hands", "figures"],
  end: ["era1", "era2", "victory"],
};

/** What the value or condition at a key is about. */
export function topicOf(key: string): Topic {
  const beginning = key.split(".")[0] ?? "";
  return topics.find((topic) => BEGINNINGS[topic].includes(beginning)) ?? "end";
}

/** A setting as it is shown. */
export function settingText(field: FieldDocument, setting: EditionValue["setting"]): string {
  if (Array.isArray(setting)) return setting.join(", ");
  if (typeof setting === "boolean") return t(setting ? "choice-yes" : "choice-no");
  const word = field.words.find((one) => one.word === setting);
  return word ? say(word.name) : String(setting);
}

/** A condition as it is shown; that of a card begins with the card's name. */
export function conditionText(key: string): string {
  const sentence = t(`condition-${key.replaceAll(".", "-")}`);
  const card = cardOf(key);
  return card ? t("about-card-says", { card: { term: card }, effect: sentence }) : sentence;
}

function cardOf(key: string): string | null {
  const [family, name] = key.split(".");
  if (family === "wonders" && /^\d+$/.test(name ?? "")) return `wonder-${name}`;
  if (family === "keys" && name) return `key-${name}`;
  return null;
}
