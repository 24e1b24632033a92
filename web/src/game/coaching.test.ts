import { expect, it } from "vitest";

import { readCoaching } from "./coaching.svelte";

it("reads what was kept, and begins anew where it cannot", () => {
  expect(readCoaching('{"known":["auction"],"silent":true}')).toEqual({ tables: [], known: ["auction"], silent: true });
  expect(readCoaching("{")).toEqual({ tables: [], known: [], silent: false });
});
