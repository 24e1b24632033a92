import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { sampleNews, sampleView } from "$src/wire/samples";
import { type Socket, TableClient } from "$src/wire/table.svelte";

import { Facts } from "./facts.svelte";

/** A table with one connection after another; the test is their other end. */
class FakeTable {
  #socket: Socket = { send: () => undefined, close: () => undefined, onopen: null, onmessage: null, onclose: null };
  #again: () => void = () => undefined;

  readonly client = new TableClient("t", {
    connect: () => (this.#socket = { ...this.#socket, onopen: null, onmessage: null, onclose: null }),
    later: (call) => {
      this.#again = call;
      return () => undefined;
    },
  });

  open(): void {
    this.#call(this.#socket.onopen, {});
  }

  tell(moved: number): void {
    const news = sampleNews({
      version: moved,
      now: { moved, you: { ...sampleNews().now.you, seat: 1 }, view: sampleView() },
    });
    this.#call(this.#socket.onmessage, { data: JSON.stringify(news) });
  }

  drop(): void {
    this.#call(this.#socket.onclose, { code: 1006 });
  }

  comeBack(): void {
    this.#again();
    this.open();
  }

  #call(listener: unknown, event: object): void {
    (listener as (event: object) => void)(event);
    flushSync();
  }
}

const asked: string[] = [];
let isReachable = true;
let stop: () => void = () => undefined;

/** Follows a table that has sent its first news. */
function follow(table: FakeTable): Facts {
  const facts = new Facts(table.client);
  stop = $effect.root(() => {
    facts.follow();
  });
  flushSync();
  table.open();
  table.tell(3);
  return facts;
}

beforeEach(() => {
  asked.length = 0;
  isReachable = true;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    if (!isReachable) return Promise.reject(new TypeError("no connection"));
    return Promise.resolve(new Response(JSON.stringify({ totals: [asked.length] })));
  });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe("what is looked ahead", () => {
  it("is asked for with the eyes of the seat, once for each position", async () => {
    const table = new FakeTable();
    const facts = follow(table);
    await vi.waitUntil(() => facts.isCurrent);
    table.tell(3);
    table.tell(4);
    await vi.waitUntil(() => facts.isCurrent);
    expect(asked).toEqual(["/api/tables/t/outlook?seat=1", "/api/tables/t/outlook?seat=1"]);
  });

  it("is asked for again after a lost connection, if it was not had", async () => {
    const table = new FakeTable();
    isReachable = false;
    const facts = follow(table);
    table.drop();
    await Promise.resolve();
    expect(facts.outlook).toBeNull();
    expect(asked).toHaveLength(1);

    isReachable = true;
    table.comeBack();
    await vi.waitUntil(() => facts.isCurrent);
    expect(asked).toHaveLength(2);
  });

  it("is not asked for again after a lost connection, if it was had", async () => {
    const table = new FakeTable();
    const facts = follow(table);
    await vi.waitUntil(() => facts.isCurrent);
    table.drop();
    table.comeBack();
    table.tell(3);
    expect(asked).toHaveLength(1);
  });
});
