import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { sampleNews } from "$src/wire/samples";
import type { Socket, World } from "$src/wire/table.svelte";
import type { Now } from "$src/wire/types";

import { openAhead, openTable } from "./opening";

class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  closed = false;

  constructor(readonly path: string) {}

  send() {
    throw new Error("nothing is asked for");
  }

  close() {
    this.closed = true;
  }

  tell(city: Now["city"]) {
    const data = JSON.stringify(sampleNews({ now: { city } }));
    this.onmessage?.(new MessageEvent("message", { data }));
  }
}

const sockets: FakeSocket[] = [];
const asked: string[] = [];
const world: World = {
  connect(path) {
    const socket = new FakeSocket(path);
    sockets.push(socket);
    return socket;
  },
  later: () => () => undefined,
};

beforeEach(() => {
  sockets.length = asked.length = 0;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response("{}"));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a table that is opened ahead", () => {
  it("is the one that its screen gets", () => {
    openAhead("a", world);
    const client = openTable("a", world);
    expect(client.table).toBe("a");
    expect(sockets).toHaveLength(1);
  });

  it("is had once: a screen closes it", () => {
    openAhead("a", world);
    openTable("a", world).close();
    openTable("a", world);
    expect(sockets.map(({ closed }) => closed)).toEqual([true, false]);
  });

  it("is closed if another screen comes instead", () => {
    openAhead("a", world);
    expect(openTable("b", world).table).toBe("b");
    expect(sockets.map(({ closed }) => closed)).toEqual([true, false]);
  });

  it("asks for its city and its edition as soon as it knows them", async () => {
    openAhead("a", world);
    sockets[0]?.tell({ north: "aurora" });
    await vi.waitFor(() => {
      expect(asked).toEqual(["/api/city?north=aurora", "/api/tables/a/edition"]);
    });
  });

  it("asks for nothing before there is a city", async () => {
    openAhead("a", world);
    const client = openTable("a", world);
    sockets[0]?.tell(null);
    await client.first;
    expect(asked).toEqual([]);
  });
});
