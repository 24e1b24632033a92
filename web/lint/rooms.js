/**
 * The rooms of the page (the folders of src/) stand in layers: a room imports only rooms of the layers below its own,
 * rooms of one layer do not know one another, and no files import each other in a circle. The types of the documents
 * (wire/types.ts) stand below all of them.
 */
import { readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import ts from "typescript";

/** From the lowest. */
export const LAYERS = [
  ["i18n", "kernel"],
  ["engine", "kit"],
  ["wire"],
  ["game"],
  ["board"],
  ["desk"],
  [
    "about",
    "analysis",
    "editions",
    "games",
    "home",
    "host",
    "islands",
    "ladder",
    "learn",
    "puzzles",
    "replay",
    "review",
    "room",
    "score",
    "table",
  ],
  ["app"],
];

const SOURCES = resolve(import.meta.dirname, "../src");
const DOCUMENTS = resolve(SOURCES, "wire/types.ts");
const ENDINGS = ["", ".ts", ".svelte.ts", "/index.ts"];

/** The room of a file; null for what stands above all rooms, such as main.ts. */
function roomOf(file) {
  const [room, ...rest] = relative(SOURCES, file).split(sep);
  return rest.length > 0 && room !== ".." ? room : null;
}

const layerOf = (room) => LAYERS.findIndex((layer) => layer.includes(room));

/** The file of the page that an import means; null if it means something else. */
function fileOf(from, specifier) {
  const [path] = specifier.split("?");
  if (!path.startsWith("$src/") && !path.startsWith(".")) return null;
  const base = path.startsWith("$src/") ? join(SOURCES, path.slice("$src/".length)) : resolve(dirname(from), path);
  return ENDINGS.map((ending) => base + ending).find(isFile) ?? null;
}

function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

const read = new Map();

/** The files that a file imports, for types alone too; read again when it has changed. */
function importsOf(file) {
  const { mtimeMs } = statSync(file);
  if (read.get(file)?.mtimeMs !== mtimeMs) {
    const text = readFileSync(file, "utf8");
    const scripts = file.endsWith(".svelte")
      ? [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code)
      : [text];
    const specifiers = scripts.flatMap((code) => ts.preProcessFile(code, true, true).importedFiles);
    const files = specifiers.map(({ fileName }) => fileOf(file, fileName)).filter((one) => one !== null);
    read.set(file, { mtimeMs, files });
  }
  return read.get(file).files;
}

/** The files from one to another along their imports; null if there is no such way. */
function wayTo(goal, start) {
  const before = new Map([[start, null]]);
  for (const file of before.keys()) {
    if (file === goal) {
      const way = [];
      for (let at = file; at; at = before.get(at)) way.unshift(relative(SOURCES, at));
      return way;
    }
    for (const next of /\.(ts|svelte)$/.test(file) ? importsOf(file) : [])
      if (!before.has(next)) before.set(next, file);
  }
  return null;
}

/** A rule that looks at every import of a file of the page. */
function ruleOf(messages, check) {
  return {
    meta: { type: "problem", schema: [], messages },
    create(context) {
      const visit = ({ source }) => {
        if (typeof source?.value !== "string" || relative(SOURCES, context.filename).startsWith("..")) return;
        const target = fileOf(context.filename, source.value);
        const report = (messageId, data) => context.report({ node: source, messageId, data });
        if (target !== null) check(context.filename, target, report);
      };
      return {
        ImportDeclaration: visit,
        ImportExpression: visit,
        ExportNamedDeclaration: visit,
        ExportAllDeclaration: visit,
        TSImportType: visit,
      };
    },
  };
}

const layers = ruleOf(
  {
    upward: "{{ from }} may not import {{ to }}: a room imports only rooms of lower layers (lint/rooms.js)",
    unknown: "{{ room }} stands in no layer (lint/rooms.js)",
  },
  (file, target, report) => {
    const [from, to] = [roomOf(file), roomOf(target)];
    if (from === null || from === to || target === DOCUMENTS) return;
    const stray = [from, to].find((room) => layerOf(room) < 0);
    if (stray !== undefined) report("unknown", { room: stray ?? relative(SOURCES, target) });
    else if (layerOf(to) >= layerOf(from)) report("upward", { from, to });
  },
);

const noCircle = ruleOf({ circle: "imports in a circle: {{ way }}" }, (file, target, report) => {
  const way = wayTo(file, target);
  if (way) report("circle", { way: [relative(SOURCES, file), ...way].join(" → ") });
});

export default { rules: { layers, "no-circle": noCircle } };
