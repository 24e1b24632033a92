import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings, type Telling } from "$src/game/settings.svelte";
import { sampleNews, sampleView } from "$src/wire/samples";
import type { TableClient } from "$src/wire/table.svelte";
import type { News } from "$src/wire/types";

import { PAUSE, Untold } from "./untold.svelte";

const you = { seats: [0], seat: 0, host: true, links: {}, passes_ahead: [], can_take_back: false };

/** After so many actions; the next is decided by a seat. */
function news(ply: number, next = 1, more: Partial<News> = {}): News {
  return sampleNews({ version: ply, since: ply - 1, now: { ply, you, view: sampleView({ to_act: next }) }, ...more });
}

function untold(first = news(1)): Untold {
  return new Untold({ news: first } as TableClient);
}

function want(telling: Telling): void {
  settings.kept.telling = telling;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  want("table");
  vi.useRealTimers();
});

describe("what others do", () => {
  it("is shown as it comes, unless somebody wants it slower", () => {
    const telling = untold();
    telling.hear(news(2));
    telling.hear(news(3));
    expect([telling.count, telling.shown]).toEqual([0, null]);
  });

  it("waits until the step before has been seen for a while", () => {
    want("slow");
    const telling = untold();
    telling.hear(news(2));
    expect(telling.shown).toBe(null);
    telling.hear(news(3));
    telling.hear(news(4));
    expect([telling.count, telling.shown?.now.ply]).toEqual([2, 2]);
    vi.advanceTimersByTime(PAUSE);
    expect([telling.count, telling.shown?.now.ply]).toEqual([1, 3]);
    vi.advanceTimersByTime(PAUSE);
    expect([telling.count, telling.shown]).toEqual([0, null]);
    vi.advanceTimersByTime(PAUSE);
    telling.hear(news(5));
    expect(telling.shown).toBe(null);
  });

  it("waits for the reader, step by step", () => {
    want("step");
    const telling = untold();
    telling.hear(news(2));
    telling.hear(news(3));
    vi.advanceTimersByTime(9 * PAUSE);
    expect([telling.count, telling.shown?.now.ply]).toEqual([2, 1]);
    telling.next();
    expect([telling.count, telling.shown?.now.ply]).toEqual([1, 2]);
    telling.next();
    expect(telling.shown).toBe(null);
  });

  it("never holds up what the reader does, nor whoever skips to the present", () => {
    want("step");
    const telling = untold(news(1, 0));
    telling.hear(news(2));
    expect(telling.shown).toBe(null);
    telling.hear(news(3));
    expect(telling.count).toBe(1);
    telling.skip();
    expect([telling.count, telling.shown]).toEqual([0, null]);
  });

  it("takes news without a step into the step that waits", () => {
    want("step");
    const telling = untold();
    telling.hear(news(2));
    telling.hear(news(2, 1, { version: 3 }));
    expect(telling.count).toBe(1);
  });

  it("begins anew after a decision is taken back, and when all is told anew", () => {
    want("step");
    const telling = untold();
    telling.hear(news(2));
    telling.hear(news(1));
    expect(telling.count).toBe(0);
    telling.hear(news(2));
    telling.hear(news(3, 1, { since: 0 }));
    expect(telling.count).toBe(0);
  });
});
