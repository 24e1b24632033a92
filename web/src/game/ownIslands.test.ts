import { expect, it } from "vitest";

import type { IslandFile } from "$src/wire/types";

import { hasOwn, islandThing } from "./islands";
import { chosenIsland, ownChoice, ownIslands, readIslands } from "./ownIslands.svelte";

const island: IslandFile = {
  name: "Mine",
  vertices: [],
  neighborhoods: [],
  lakes: [],
  blimps: [],
  bridges: [],
  ports: {},
};

it("reads what was kept, and nothing else", () => {
  const kept = { key: "a", island, ready: true };
  expect(readIslands(JSON.stringify([kept, null, { key: "b" }, { key: "c", island: { name: 3 } }]))).toEqual([kept]);
  expect(readIslands("no JSON")).toEqual([]);
  expect(readIslands(null)).toEqual([]);
});

it("keeps islands through steps until they are removed", () => {
  const key = ownIslands.add(island, false);
  ownIslands.change(key, { ...island, name: "Ours" }, true);
  expect(chosenIsland(ownChoice(key))).toEqual({ key, island: { ...island, name: "Ours" }, ready: true });
  ownIslands.remove(key);
  expect(chosenIsland(ownChoice(key))).toBeUndefined();
  expect(chosenIsland("aurora")).toBeUndefined();
});

it("knows the islands of the box from others", () => {
  expect(hasOwn({ north: "aurora", south: null })).toBe(false);
  expect(hasOwn({ north: "Mine", south: "aurora" })).toBe(true);
  expect(hasOwn({ central: "aurora", south: "boreas" })).toBe(true);
  expect([islandThing("aurora"), islandThing("Mine")]).toEqual([{ term: "island-aurora" }, "Mine"]);
});
