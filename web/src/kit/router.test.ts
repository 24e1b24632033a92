import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { keepAddress } from "./router.svelte";

const replaceState = vi.fn();

beforeEach(() => {
  vi.stubGlobal("location", new URL("http://localhost/replay/x/review?at=4"));
  vi.stubGlobal("history", { state: null, replaceState });
});

afterEach(() => {
  vi.unstubAllGlobals();
  replaceState.mockClear();
});

it("says in the address what the screen shows", () => {
  keepAddress("/replay/x/review?at=5&seat=1");
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, "", "/replay/x/review?at=5&seat=1");
});

it("leaves the address of the next screen alone", () => {
  keepAddress("/t/0123456789ab/replay?at=0");
  expect(replaceState).not.toHaveBeenCalled();
});
