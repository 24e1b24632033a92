import { expect, it } from "vitest";

import { Coaching, readCoaching } from "./coaching.svelte";

it("reads what was kept, and begins anew where it cannot", () => {
  expect(readCoaching('{"known":["auction"],"silent":true}')).toEqual({ tables: [], known: ["auction"], silent: true });
  expect(readCoaching("{")).toEqual({ tables: [], known: [], silent: false });
});

it("takes what an auction brought for news once, at whatever moment that is", () => {
  const coaching = new Coaching();
  expect(coaching.tells("t1", 1, "5/0")).toBe(true);
  expect(coaching.tells("t1", 1, "5/0")).toBe(true);
  expect(coaching.tells("t1", 1, "7/0")).toBe(false);
  expect(coaching.tells("t2", 1, "7/0")).toBe(true);
  expect(coaching.tells("t1", 2, "9/0")).toBe(true);
});
