import { expect, it } from "vitest";

import { readProgress } from "./progress.svelte";

it("reads what was kept, lesson by lesson", () => {
  const kept = { outbidding: { tries: [{ action: "57@A13" }, {}], finished: false } };
  expect(readProgress(JSON.stringify(kept))).toEqual(kept);
});

it("leaves out what cannot be read", () => {
  expect(readProgress(null)).toEqual({});
  expect(readProgress("[1")).toEqual({});
  expect(readProgress('"words"')).toEqual({});
  expect(readProgress('{"one": 3, "two": {"tries": [], "finished": true}}')).toEqual({
    two: { tries: [], finished: true },
  });
});
