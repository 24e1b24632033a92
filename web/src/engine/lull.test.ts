import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Lull } from "./lull";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a lull", () => {
  it("lasts from the last time that somebody wanted something", async () => {
    const lull = new Lull();
    const quiet = vi.fn();
    void lull.lasting(100).then(quiet);
    await vi.advanceTimersByTimeAsync(60);
    lull.end();
    await vi.advanceTimersByTimeAsync(60);
    expect(quiet).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60);
    expect(quiet).toHaveBeenCalled();
  });
});
