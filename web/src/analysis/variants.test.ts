import { expect, test } from "vitest";

import { choose, drop, go, leaves, MOST, play, playedUntil, type Variants } from "./variants";

const GAME: Variants = { lines: [["a", "b", "c", "d"]], current: 0, at: 2 };

test("an action of the game goes on along it", () => {
  expect(play(GAME, "c")).toEqual({ ...GAME, at: 3 });
});

test("another action is a variant, which goes on at its end, and the game stays", () => {
  const variant = play(play(GAME, "x"), "y");
  expect(variant).toEqual({ lines: [GAME.lines[0], ["a", "b", "x", "y"]], current: 1, at: 4 });
  expect(leaves(variant, 1)).toBe(2);
  expect(play(go(variant, 2), "c")).toMatchObject({ current: 0, at: 3 });
  expect(play(go(variant, 2), "x")).toMatchObject({ current: 1, at: 3 });
});

test("after the end of the game there are only variants", () => {
  expect(play(go(GAME, 9), "e").lines).toEqual([GAME.lines[0], ["a", "b", "c", "d", "e"]]);
});

test("in the middle of a variant another one begins", () => {
  const two = play(go(play(play(GAME, "x"), "y"), 3), "z");
  expect(two.lines.slice(1)).toEqual([
    ["a", "b", "x", "y"],
    ["a", "b", "x", "z"],
  ]);
});

test("another line is shown from where it branches off", () => {
  const variant = play(play(GAME, "x"), "y");
  expect(playedUntil(choose(variant, 0))).toEqual(["a", "b"]);
});

test("a variant can be dropped, the game cannot", () => {
  const two = play(go(play(GAME, "x"), 1), "z");
  expect(drop(two, 0)).toBe(two);
  expect(drop(two, 1)).toEqual({ lines: [GAME.lines[0], ["a", "z"]], current: 1, at: 2 });
  expect(drop(two, 2)).toEqual({ lines: two.lines.slice(0, 2), current: 0, at: 1 });
});

test("only so many variants are kept, and always the game", () => {
  let variants = GAME;
  for (let one = 0; one < 2 * MOST; one++) variants = play(go({ ...variants, current: 0 }, 2), `x${one}`);
  expect(variants.lines).toHaveLength(MOST);
  expect(variants.lines[0]).toEqual(GAME.lines[0]);
  expect(playedUntil(variants).at(-1)).toBe(`x${2 * MOST - 1}`);
});
