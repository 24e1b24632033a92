/** What a game under way says comes with the page, in every language; what comes later is asked for by whoever says it. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

import { languages } from "$src/i18n";
import { wordsOf } from "$src/i18n/words";

const SOURCES = resolve(import.meta.dirname, "../src");
const ENDINGS = ["", ".ts", ".svelte.ts", "/index.ts"];
/** Where the page begins, and what it fetches without more words. */
const STARTS = [
  ...["App", "TableScreen", "Unknown", "KeysDialog", "SettingsDialog"].map((name) => `app/${name}.svelte`),
  ...["Table", "panels/TableChat", "dialogs/TextView"].map((name) => `table/${name}.svelte`),
  "game/race/Race.svelte",
];
/** The name of a screen, and what is said before a game alone. */
const ELSEWHERE = /^(replay-drop$|home-edition-)/;

/** Everything that a file imports at once, with itself. */
function reached(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(file, "utf8");
  for (const [, path] of text.matchAll(/^\s*(?:import|export|\})[^;(]*? from "([^"]+)"/gm)) {
    const base = path.startsWith("$src/") ? join(SOURCES, path.slice(5)) : resolve(dirname(file), path);
    const target = ENDINGS.map((ending) => base + ending).find((one) => /\.(ts|svelte)$/.test(one) && existsSync(one));
    if (target && (path.startsWith("$src/") || path.startsWith("."))) reached(target, found);
  }
  return found;
}

/** What a file may say: every text in it that may be a message, or the beginning of some. */
function said(file) {
  return [...readFileSync(file, "utf8").matchAll(/["`]([a-z][\w-]*)(?=["`]|\$\{)/g)].map(([, id]) => id);
}

function idsIn(words) {
  return [...words.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id);
}

describe("the words of a game under way", () => {
  const files = new Set(STARTS.flatMap((start) => [...reached(join(SOURCES, start))]));
  const texts = new Set([...files].flatMap(said));
  const isSaid = (id) => !ELSEWHERE.test(id) && (texts.has(id) || texts.has(id.replace(/[^-]+$/, "")));

  it.each(languages)("come with the page (%s)", async (code) => {
    expect(idsIn(await wordsOf(code, "common")).filter(isSaid).length).toBeGreaterThan(200);
    expect(idsIn(await wordsOf(code, "around")).filter(isSaid)).toEqual([]);
  });
});
