import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Sent, Told } from "$src/engine/messages";

import { type Engine, WorkerTransport } from "./worker";

class FakeEngine implements Engine {
  onmessage: Engine["onmessage"] = null;
  onerror: Engine["onerror"] = null;
  sent: Sent[] = [];
  ended = false;

  postMessage(sent: Sent) {
    this.sent.push(sent);
  }

  terminate() {
    this.ended = true;
  }

  tell(told: Told) {
    this.onmessage?.({ data: told } as MessageEvent<Told>);
  }
}

const engines: FakeEngine[] = [];
const settled = () => new Promise((done) => setTimeout(done));

function transport(back: () => Promise<void> = () => Promise.resolve()): WorkerTransport {
  const start = () => {
    const engine = new FakeEngine();
    engines.push(engine);
    return engine;
  };
  return new WorkerTransport(start, back);
}

beforeEach(() => {
  engines.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the worker's transport", () => {
  it("gives each question its own answer, in whatever order they come", async () => {
    const asked = transport();
    const [first, second] = [asked.ask("/api/mine"), asked.ask("/api/replays", { body: "{}" })];
    await settled();
    expect(engines[0]?.sent.map((one) => one.kind === "ask" && one.method)).toEqual(["GET", "POST"]);
    const rest = { status: 200, type: "application/json", filename: "" };
    engines[0]?.tell({ kind: "answer", number: 2, text: "two", ...rest });
    engines[0]?.tell({ kind: "answer", number: 1, text: "one", ...rest });
    expect([(await first).text, (await second).text]).toEqual(["one", "two"]);
  });

  it("prepares later visits where a worker runs, and starts none for it", async () => {
    const asked = transport();
    asked.prepare();
    await settled();
    expect(engines).toEqual([]);
    asked.warm();
    await settled();
    asked.prepare();
    expect(engines[0]?.sent).toEqual([{ kind: "prepare" }]);
  });

  it("tells whoever waits that the worker is gone, and starts another for the next question", async () => {
    const asked = transport();
    const lost = asked.ask("/api/mine");
    await settled();
    engines[0]?.tell({ kind: "failed", why: "no memory" });
    await expect(lost).rejects.toThrow("no memory");
    expect(engines[0]?.ended).toBe(true);
    void asked.ask("/api/mine");
    await settled();
    expect(engines).toHaveLength(2);
  });

  it("leaves the tables to another tab until the reader comes back", async () => {
    let comeBack: () => void = () => undefined;
    const asked = transport(() => new Promise((back) => (comeBack = back)));
    asked.warm();
    await settled();
    engines[0]?.tell({ kind: "elsewhere" });
    void asked.ask("/api/mine");
    await settled();
    expect(engines).toHaveLength(1);
    comeBack();
    await settled();
    expect(engines).toHaveLength(2);
  });

  it("has the browser asked to keep games when the first one is kept, and never again", async () => {
    const [persist, kept] = [vi.fn(() => Promise.resolve(true)), new Map<string, string>()];
    vi.stubGlobal("navigator", { storage: { persist } });
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    const asked = transport();
    const answered = async (number: number, path: string, status: number) => {
      const answer = asked.ask(path, { body: "{}" });
      await settled();
      engines[0]?.tell({ kind: "answer", number, text: "{}", status, type: "application/json", filename: "" });
      await answer;
    };
    await answered(1, "/api/replays", 201);
    await answered(2, "/api/tables", 422);
    expect(persist).not.toHaveBeenCalled();
    await answered(3, "/api/tables", 201);
    await answered(4, "/api/tables", 201);
    expect(persist).toHaveBeenCalledOnce();
  });

  it("has a lull when it has started and has answered everything", async () => {
    const asked = transport();
    let isQuiet = false;
    void asked.lull(0).then(() => (isQuiet = true));
    const answer = asked.ask("/api/mine");
    await settled();
    engines[0]?.tell({ kind: "ready" });
    await settled();
    expect(isQuiet).toBe(false);
    engines[0]?.tell({ kind: "answer", number: 1, text: "[]", status: 200, type: "application/json", filename: "" });
    await answer;
    await settled();
    await settled();
    expect(isQuiet).toBe(true);
  });
});
