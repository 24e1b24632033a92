import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { settings } from "$src/game/settings.svelte";
import type { AdviceDocument, AdvisedAction } from "$src/wire/types";

import { Advising } from "./advising.svelte";

type Decided = ConstructorParameters<typeof Advising>[0];

function advised(action: string, behind: number): AdvisedAction {
  return { action, wins: [0.5 - behind, 0.5 + behind], prestige: [0, 0], behind, reasons: [], line: [] };
}

/** Three actions that are nearly as good as each other. */
const CLOSE = [advised("57@A13", 0), advised("pass", 0.01), advised("24@A1", 0.02)];
const BEHIND: Record<string, number> = { "96@A1": 0.3, "18@A1": 0.03 };

function given(path: string): AdviceDocument {
  const asked = new URLSearchParams(path.split("?")[1]).get("action");
  const actions = asked === null ? CLOSE : [...CLOSE, advised(asked, BEHIND[asked] ?? 0)];
  return { ply: 3, seat: 0, public: false, method: "searched", actions, wins: [0.5, 0.5], prestige: [0, 0] };
}

function deciding(): Advising {
  const now = { table: "t1", advice: "own", you: { seat: 0 } };
  const play = { now, view: { to_act: 0 }, names: [], isNow: true, acting: 0, facts: { moment: "3/0" } };
  return new Advising(play as unknown as Decided);
}

let paths: string[] = [];

beforeEach(() => {
  paths = [];
  settings.kept.warn = true;
  vi.stubGlobal("fetch", (path: string) => {
    paths.push(path);
    return Promise.resolve(new Response(JSON.stringify(given(path))));
  });
});

afterEach(() => {
  settings.kept.warn = false;
  vi.unstubAllGlobals();
});

it("judges an action that is not among the best by itself, and doubts a clear mistake once", async () => {
  const advising = deciding();
  expect(await advising.doubts("96@A1")).toBe(true);
  expect(advising.doubted).toBe("96@A1");
  expect(advising.cost).toBeCloseTo(0.6);
  expect(paths.map((path) => path.split("?")[1])).toEqual(["seat=0", "action=96%40A1&seat=0"]);
  expect(advising.document?.actions).toEqual(CLOSE);
  expect(await advising.doubts("96@A1")).toBe(false);
});

it("does not doubt one that is nearly as good, nor asks twice about one of the best", async () => {
  const advising = deciding();
  expect(await advising.doubts("18@A1")).toBe(false);
  expect(await advising.doubts("24@A1")).toBe(false);
  expect(advising.doubted).toBeNull();
  expect(paths).toHaveLength(2);
});
