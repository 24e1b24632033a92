import { expect, test } from "vitest";

import { pack, takenApart, unpack } from "./link";

const SHARED = { record: { format: "skyrise-record/1", actions: [] }, lines: [["24@H1", "pass"], ["24@H2"]] };

test("an analysis comes out of its link as it went in", async () => {
  const shared = { ...SHARED, current: 1, at: 1 };
  const fragment = await pack(shared);
  expect(fragment).toMatch(/^[\w-]+$/);
  expect(await unpack(fragment)).toEqual(shared);
});

test("a fragment that holds none is none", async () => {
  expect(await unpack("")).toBeNull();
  expect(await unpack("rule-auction")).toBeNull();
  expect(await unpack(await pack({ ...SHARED, lines: [], current: 0, at: 0 }))).toBeNull();
  expect(await unpack(await pack({ lines: [[]] } as never))).toBeNull();
});

test("of a record only the deal and the actions are kept", () => {
  const text = JSON.stringify({ format: "f", seed: "s", setup: { starter: 1 }, actions: ["pass"], result: {} });
  expect(takenApart(text)).toEqual({ record: { format: "f", setup: { starter: 1 }, actions: [] }, actions: ["pass"] });
});
