import { afterEach, describe, expect, it, vi } from "vitest";

import { KeptPage } from "./keeping.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The page in a browser whose worker has taken it over before, or has not. */
async function page(controller: object | null) {
  const workers = Object.assign(new EventTarget(), {
    controller,
    register: () => Promise.resolve(Object.assign(new EventTarget(), { waiting: null })),
  });
  vi.stubGlobal("navigator", { serviceWorker: workers });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { documentElement: { dataset: {} } }));
  const keptPage = new KeptPage();
  await keptPage.keep();
  return { keptPage, takeOver: () => workers.dispatchEvent(new Event("controllerchange")) };
}

describe("a page that is kept", () => {
  it("needs no network as soon as a worker that has everything takes it over", async () => {
    const { keptPage, takeOver } = await page(null);
    expect(keptPage.isReady).toBe(false);
    takeOver();
    expect(keptPage.isReady).toBe(true);
  });

  it("says nothing of it where it was kept before", async () => {
    const { keptPage, takeOver } = await page({});
    takeOver();
    expect(keptPage.isReady).toBe(false);
  });
});
