import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Announced } from "./announced.svelte";

describe("what is announced", () => {
  let said: string | null = null;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} } });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ announcement: said }))));
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is shown within a minute, until it was read or is over", async () => {
    const announced = new Announced();
    const end = announced.follow();
    await vi.advanceTimersByTimeAsync(0);
    expect(announced.text).toBeNull();
    said = "We restart at six.";
    await vi.advanceTimersByTimeAsync(60_000);
    expect(announced.text).toBe("We restart at six.");
    announced.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(announced.text).toBeNull();
    said = "We are back.";
    await vi.advanceTimersByTimeAsync(60_000);
    expect(announced.text).toBe("We are back.");
    said = null;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(announced.text).toBeNull();
    end();
  });

  it("stays as it was while the server does not answer, and nobody asks for a page that nobody sees", async () => {
    said = "We restart at six.";
    const announced = new Announced();
    const end = announced.follow();
    await vi.advanceTimersByTimeAsync(0);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(announced.text).toBe("We restart at six.");
    const asked = vi.fn();
    vi.stubGlobal("fetch", asked);
    vi.stubGlobal("document", { hidden: true, documentElement: { dataset: {} } });
    await vi.advanceTimersByTimeAsync(180_000);
    expect(asked).not.toHaveBeenCalled();
    end();
  });
});
