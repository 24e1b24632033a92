import { expect, it } from "vitest";

import { readKept } from "./settings.svelte";

it("keeps what was chosen and fills in the rest", () => {
  expect(readKept('{"theme":"dark"}')).toMatchObject({ theme: "dark", sound: false, bots: "casual" });
});

it.each([null, "no json", "3", "null"])("starts anew from %s", (text) => {
  expect(readKept(text)).toMatchObject({ theme: "system", edition: "retail" });
});
