import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { type Task, type Thinker, Thinkers, type Thought } from "./thinkers";

const [PLAY, ADVISE, REVIEW] = [0, 1, 2];
const MINUTE = 60_000;

class FakeThinker implements Thinker {
  onmessage: Thinker["onmessage"] = null;
  onerror: Thinker["onerror"] = null;
  lines: string[] = [];
  handedOver: Transferable[] = [];
  ended = false;
  #number = 0;

  postMessage(sent: Task, handedOver: Transferable[] = []) {
    this.handedOver.push(...handedOver);
    if (!("line" in sent)) return;
    this.lines.push(sent.line);
    this.#number = sent.number;
  }

  terminate() {
    this.ended = true;
  }

  begin() {
    this.#tell({ number: this.#number, begun: true });
  }

  answer() {
    this.#tell({ number: this.#number, line: `thought of ${String(this.lines.at(-1))}` });
  }

  fail() {
    this.#tell({ number: this.#number, failure: "no idea" });
  }

  #tell(data: Thought) {
    this.onmessage?.({ data } as MessageEvent<Thought>);
  }
}

let workers: FakeThinker[];
let thinkers: Thinkers;
const latest = () => workers.at(-1) as FakeThinker;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  thinkers = new Thinkers(() => {
    workers.push(new FakeThinker());
    return latest();
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("thinkers", () => {
  it("are handed the memory that they begin with, not a copy of it", () => {
    const memory = new Uint8Array(8);
    thinkers.start(memory);
    expect(latest().handedOver).toEqual([memory.buffer]);
  });

  it("let bots think first, then advise, then review", async () => {
    const all = [
      thinkers.think("a review", REVIEW),
      thinkers.think("another review", REVIEW),
      thinkers.think("advice", ADVISE),
      thinkers.think("a bot", PLAY),
      thinkers.think("another bot", PLAY),
    ];
    while (latest().lines.length < all.length) latest().answer();
    latest().answer();
    expect(latest().lines).toEqual(["a review", "a bot", "another bot", "advice", "another review"]);
    expect(await Promise.all(all)).toContain("thought of advice");
  });

  it("have a minute from when they begin to think, however long the start takes", async () => {
    const thought = thinkers.think("a bot", PLAY);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    latest().begin();
    await vi.advanceTimersByTimeAsync(MINUTE - 1);
    expect(latest().ended).toBe(false);
    const lost = expect(thought).rejects.toThrow("no answer in time");
    await vi.advanceTimersByTimeAsync(1);
    await lost;
    expect(latest().ended).toBe(true);
  });

  it("lose only what was being thought about, and begin the rest anew", async () => {
    const lost = expect(thinkers.think("a bot", PLAY)).rejects.toThrow("gone");
    const next = thinkers.think("another bot", PLAY);
    latest().onerror?.({ message: "gone" } as ErrorEvent);
    await lost;
    expect(workers).toHaveLength(2);
    latest().answer();
    expect(await next).toBe("thought of another bot");
  });

  it("that fail say so, and think on", async () => {
    const failed = expect(thinkers.think("a bot", PLAY)).rejects.toThrow("no idea");
    const next = thinkers.think("another bot", PLAY);
    latest().fail();
    await failed;
    latest().answer();
    expect(await next).toBe("thought of another bot");
    expect(workers).toHaveLength(1);
  });

  it("whose start never ends are given up as well", async () => {
    const lost = expect(thinkers.think("a bot", PLAY)).rejects.toThrow("no answer in time");
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    await lost;
  });
});
