import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Held, MOMENT } from "./held.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("something held", () => {
  it("is sent once, after its moment", () => {
    const send = vi.fn();
    const held = new Held();
    held.hold(send);
    vi.advanceTimersByTime(MOMENT - 1);
    expect([held.waits, send.mock.calls.length]).toEqual([true, 0]);
    vi.advanceTimersByTime(1);
    expect([held.waits, send.mock.calls.length]).toEqual([false, 1]);
  });

  it("is never sent once it is called off", () => {
    const send = vi.fn();
    const held = new Held();
    held.hold(send);
    held.cancel();
    vi.advanceTimersByTime(2 * MOMENT);
    held.now();
    expect(send).not.toHaveBeenCalled();
  });

  it("is sent at once, and only once, for whoever does not want to wait", () => {
    const send = vi.fn();
    const held = new Held();
    held.hold(send);
    held.now();
    vi.advanceTimersByTime(2 * MOMENT);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
