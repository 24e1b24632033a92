/** The reader's language: at first the browser's, then the one chosen. */

import type { MessageArgument, MessageDocument } from "$src/wire/types";

import { type Form, Speaker } from "./speaker";
import { type Extra, wordsOf } from "./words";

export const languages = ["en", "pl", "ru"] as const;
export type LanguageCode = (typeof languages)[number];

const KEPT = "skyrise-language";
/** What screens have asked for besides, and when it is there: another language has to say it too. */
const extras = new Map<Extra, Promise<void>>();

const nobody = new Speaker("en", []);
let speaker = $state.raw(nobody);
/** The language that was chosen last, and when it can be spoken. */
let chosen: { code: string; ready: Promise<Speaker> } = { code: nobody.code, ready: Promise.resolve(nobody) };

/** The first of the wanted languages that the page speaks. */
export function bestLanguage(wanted: readonly string[]): LanguageCode {
  const codes = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  return languages.find((code) => code === codes.find((wish) => languages.some((one) => one === wish))) ?? "en";
}

/** Start with the language that was kept, or with the browser's. */
export async function openLanguage(): Promise<void> {
  const kept = localStorage.getItem(KEPT);
  await speak(bestLanguage(kept ? [kept] : navigator.languages));
}

export async function chooseLanguage(code: LanguageCode): Promise<void> {
  localStorage.setItem(KEPT, code);
  await speak(code);
}

/** Fetches what only some screens say; they are shown when it is there. */
export async function openWords(...wanted: Extra[]): Promise<void> {
  for (const extra of wanted) if (!extras.has(extra)) extras.set(extra, learn(extra));
  await Promise.all(wanted.map((extra) => extras.get(extra)));
}

async function learn(extra: Extra): Promise<void> {
  try {
    const { code, ready } = chosen;
    const [learner, words] = await Promise.all([ready, wordsOf(code, extra)]);
    learner.learn(words);
  } catch (error) {
    extras.delete(extra); // to be asked for again
    throw error;
  }
}

async function speak(code: LanguageCode): Promise<void> {
  const parts = ["common", ...extras.keys()] as const;
  const ready = Promise.all(parts.map((part) => wordsOf(code, part))).then((texts) => new Speaker(code, texts));
  const mine = { code, ready };
  chosen = mine;
  const next = await ready;
  if (chosen !== mine) return; // another one was chosen meanwhile
  speaker = next;
  document.documentElement.lang = code;
  // Whoever installs the page gets its shortcuts in this language.
  const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  if (manifest) manifest.href = manifest.href.replace(/\w+(?=\.webmanifest$)/, code);
}

export function language(): LanguageCode {
  return bestLanguage([speaker.code]);
}

/** A message of the page, in the reader's language. */
export function t(id: string, args?: Record<string, MessageArgument>): string {
  return speaker.words(id, args);
}

/** A form of a term, such as its short name, in the reader's language. */
export function termIn(form: Form, id: string): string {
  return speaker.form(id, form);
}

/** Is there such a message? */
export function known(id: string): boolean {
  return speaker.has(id);
}

/** A message of a table; the names are those of its seats. */
export function say(message: MessageDocument, names: readonly string[] = []): string {
  return speaker.say(message, names);
}

/** A list in words: commas, and the word for "and" before the last. */
export function listInWords(items: readonly string[]): string {
  return speaker.join(items);
}
