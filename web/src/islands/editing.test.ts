import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { EditedIsland, IslandEdit, IslandFile } from "$src/wire/types";

import { Editing } from "./editing.svelte";

const drawn = (name: string): IslandFile => ({
  name,
  vertices: [],
  neighborhoods: [{ id: "X1", color: "green", ring: [0, 1, 2], windmill: false }],
  lakes: [],
  blimps: [],
  bridges: [],
  ports: {},
});

let asked: IslandEdit[] = [];
let kept: EditedIsland[] = [];
let editing: Editing;

/** Names the island after each step, so that one sees which it was. */
function answer(edit: IslandEdit): Response {
  const name = edit.type === "check" ? edit.island.name : `${edit.island.name}+${edit.type}`;
  const message = { id: "x", args: {} };
  return new Response(JSON.stringify({ island: drawn(name), trouble: { place: "ports", message } }));
}

beforeEach(async () => {
  asked = [];
  kept = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const edit = JSON.parse(body) as IslandEdit;
    asked.push(edit);
    return edit.type === "remove" ? Promise.reject(new Error("no server")) : Promise.resolve(answer(edit));
  });
  editing = new Editing(drawn("A"), (told) => kept.push(told));
  await vi.waitFor(() => {
    expect(editing.isWaiting).toBe(false);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("checks what it opens, without a step to take back", () => {
  expect([editing.trouble?.place, editing.canUndo, kept.length]).toEqual(["ports", false, 1]);
});

it("makes steps one after the other, each on what the one before gave", async () => {
  void editing.step({ type: "windmill", area: "X1" });
  await editing.step({ type: "name", name: "B" });
  expect(editing.island.name).toBe("A+windmill+name");
});

it("takes steps back and makes them again", async () => {
  await editing.step({ type: "windmill", area: "X1" });
  editing.undo();
  expect([editing.island.name, editing.canUndo, editing.canRedo]).toEqual(["A", false, true]);
  editing.redo();
  expect([editing.island.name, editing.canRedo]).toEqual(["A+windmill", false]);
  editing.undo();
  await editing.step({ type: "name", name: "B" });
  expect([editing.island.name, editing.canRedo]).toEqual(["A+name", false]);
  expect(kept.at(-1)?.island.name).toBe("A+name");
});

it("says why a step was not made, and leaves the island", async () => {
  await editing.step({ type: "remove", area: "X9" });
  expect(editing.failure).toBe("app-no-connection");
  expect([editing.island.name, editing.canUndo]).toEqual(["A", false]);
});

it("makes a step once its tool has all places", async () => {
  editing.area = "X1";
  editing.choose("split");
  editing.point([1, 2], 5);
  expect(asked.length).toBe(1);
  editing.point([3, 4], 5);
  await vi.waitFor(() => {
    expect(editing.island.name).toBe("A+split");
  });
  expect(asked[1]).toMatchObject({
    area: "X1",
    points: [
      [1, 2],
      [3, 4],
    ],
    reach: 5,
  });
  editing.choose("straighten");
  editing.point([5, 6], 5);
  await vi.waitFor(() => {
    expect(editing.island.name).toBe("A+split+straighten");
  });
  editing.choose("draw");
  for (const point of [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as [number, number][])
    editing.point(point, 5);
  expect(editing.points.length).toBe(4);
  expect(asked.length).toBe(3);
});
