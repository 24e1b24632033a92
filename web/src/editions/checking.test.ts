import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { sampleEdition } from "$src/wire/samples";
import type { CheckedEdition, OwnEdition } from "$src/wire/types";

import { Checking } from "./checking.svelte";

const own = (name: string): OwnEdition => ({ name, base: "retail", components: "2", values: {} });
const right: CheckedEdition = { troubles: [], edition: sampleEdition(), toml: "[edition]" };
const wrong: CheckedEdition = {
  troubles: [{ place: "rows.2", message: { id: "x", args: {} } }],
  edition: null,
  toml: null,
};

/** Requests that wait until they are answered. */
let asked: { name: string; answer: (told: CheckedEdition) => void; fail: () => void }[] = [];
let settled: (OwnEdition | null)[] = [];
let checking: Checking;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  settled = [];
  checking = new Checking((ready) => settled.push(ready));
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { name } = JSON.parse(body) as OwnEdition;
    return new Promise((resolve, reject) => {
      asked.push({
        name,
        answer: (told) => {
          resolve(new Response(JSON.stringify(told)));
        },
        fail: () => {
          reject(new Error("no server"));
        },
      });
    });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("checking", () => {
  it("waits until the typing pauses, and asks once", async () => {
    for (const name of ["M", "My", "My box"]) checking.ask(own(name));
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.map(({ name }) => name)).toEqual(["My box"]);
  });

  it("has the file and the edition when nothing is wrong", async () => {
    checking.ask(own("My box"));
    await vi.advanceTimersByTimeAsync(1000);
    expect([checking.isWaiting, checking.toml]).toEqual([true, null]);
    asked[0]?.answer(right);
    await vi.advanceTimersByTimeAsync(0);
    expect([checking.isWaiting, checking.toml]).toEqual([false, "[edition]"]);
    expect(settled).toEqual([own("My box")]);
  });

  it("shows what is wrong until the next answer, but offers no file", async () => {
    checking.ask(own("a"));
    await vi.advanceTimersByTimeAsync(1000);
    asked[0]?.answer(wrong);
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toEqual([null]);
    checking.ask(own("b"));
    expect(checking.troubles).toEqual(wrong.troubles);
    expect(checking.toml).toBeNull();
  });

  it("does not heed an answer to what was changed since", async () => {
    checking.ask(own("a"));
    await vi.advanceTimersByTimeAsync(1000);
    checking.ask(own("b"));
    await vi.advanceTimersByTimeAsync(1000);
    asked[1]?.answer(wrong);
    asked[0]?.answer(right);
    await vi.advanceTimersByTimeAsync(0);
    expect(checking.troubles).toEqual(wrong.troubles);
    expect(settled).toEqual([null]);
  });

  it("says when the server could not be asked", async () => {
    checking.ask(own("a"));
    await vi.advanceTimersByTimeAsync(1000);
    asked[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(checking.failure).toBe("app-no-connection");
    expect([checking.isWaiting, settled]).toEqual([false, []]);
  });
});
