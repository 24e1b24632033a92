import { ESLint } from "eslint";
import { describe, expect, it, vi } from "vitest";

vi.setConfig({ testTimeout: 120_000 }); // the first test loads ESLint, which takes its time on a busy machine

const eslint = new ESLint({
  cwd: `${import.meta.dirname}/..`,
  ruleFilter: ({ ruleId }) => ruleId.startsWith("rooms/"),
});

/** What the lint says of a file with this text. */
async function saidOf(filePath, text) {
  const [result] = await eslint.lintText(text, { filePath });
  return result.messages.map(({ ruleId, message }) => ruleId ?? message);
}

const component = (script) => `<script lang="ts">\n${script}\n</script>\n\n<p>…</p>\n`;

describe("the layers of the page", () => {
  it.each([
    ["src/kit/new.ts", 'import { isMove } from "$src/game/lines"; isMove;'],
    ["src/wire/new.ts", 'import type { Light } from "../game/lights"; export type L = Light;'],
    ["src/game/new.ts", 'export { piecesOf } from "$src/board/pieces";'],
    ["src/game/new.ts", 'export * from "$src/board/pieces";'],
    ["src/board/new.ts", 'export type P = import("$src/table/play.svelte").Play;'],
    ["src/score/new.ts", 'import { Play } from "$src/table/play.svelte"; Play;'],
    ["src/table/new.ts", 'export const load = () => import("$src/app/App.svelte");'],
    ["src/cellar/new.ts", 'import { t } from "$src/i18n"; t;'],
    ["src/room/New.svelte", component('import Table from "$src/table/Table.svelte"; Table;')],
    ["src/game/new.svelte.ts", 'import { Play } from "$src/table/play.svelte"; Play;'],
  ])("refuse that %s says %s", async (path, text) => {
    expect(await saidOf(path, text)).toEqual(["rooms/layers"]);
  });

  it.each([
    ["src/table/New.svelte", component('import { Button } from "$src/kit"; Button;')],
    ["src/table/new.ts", 'import { usePlay } from "./play.svelte"; usePlay;'],
    ["src/app/new.ts", 'export const load = () => import("$src/table/Table.svelte");'],
    ["src/i18n/new.ts", 'import type { Line } from "$src/wire/types"; export type L = Line;'],
    ["src/new.ts", 'import { screenOf } from "./app/screens"; screenOf;'],
  ])("let %s say %s", async (path, text) => {
    expect(await saidOf(path, text)).toEqual([]);
  });
});

describe("files that import each other", () => {
  it.each([
    ["src/kit/routes.ts", 'import "./router.svelte";'],
    ["src/kit/routes.ts", 'import type { Wanted } from "./routes"; export type W = Wanted;'],
    ["src/table/play.svelte.ts", 'import Table from "./Table.svelte"; Table;'],
    ["src/table/PlaceCard.svelte", component('import WideTable from "./WideTable.svelte"; WideTable;')],
  ])("are refused: %s with %s", async (path, text) => {
    expect(await saidOf(path, text)).toEqual(["rooms/no-circle"]);
  });
});
