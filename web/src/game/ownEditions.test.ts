import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { editionChoices, editionName, editionWish, knownChoice } from "./editions";
import { MOST_KEPT, ownEditions, readEditions } from "./ownEditions.svelte";

const box = { name: "My box", base: "preview", components: "2", texts: { "rows.2": "5" } } as const;
const ready = { name: "My box", base: "preview", components: "2", values: { "rows.2": 5 } } as const;
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

afterEach(() => {
  for (const { key } of [...ownEditions.list]) ownEditions.remove(key);
  vi.unstubAllGlobals();
});

const inBrowser = () => readEditions(stored.get("skyrise-editions") ?? null);

describe("editions of one's own", () => {
  it("are kept as they are typed, the latest first", () => {
    const first = ownEditions.add(box);
    const second = ownEditions.add({ ...box, name: "Another" });
    ownEditions.type(first, "rows.4", "x");
    ownEditions.type(first, "rows.2", null);
    expect(inBrowser().map(({ name }) => name)).toEqual(["Another", "My box"]);
    expect(inBrowser()[1]?.texts).toEqual({ "rows.4": "x" });
    ownEditions.remove(second);
    expect(inBrowser().map(({ key }) => key)).toEqual([first]);
  });

  it("are copies: what is typed into one does not change another", () => {
    const first = ownEditions.add(box);
    const kept = ownEditions.find(first);
    const second = ownEditions.add({ ...box, texts: kept?.texts ?? {} });
    ownEditions.type(second, "rows.2", "9");
    expect(ownEditions.find(first)?.texts).toEqual({ "rows.2": "5" });
  });

  it("say so when the browser does not keep them", () => {
    vi.stubGlobal("localStorage", {
      setItem: () => {
        throw new Error("full");
      },
    });
    ownEditions.add(box);
    expect(ownEditions.lost).toBe(true);
  });

  it("are not more than the browser should bear", () => {
    for (let count = 0; count < MOST_KEPT; count++) ownEditions.add(box);
    expect(ownEditions.isFull).toBe(true);
  });

  it.each([null, "no json", "3", "[null, 3, {}]"])("start anew from %s", (text) => {
    expect(readEditions(text)).toEqual([]);
  });
});

describe("an edition to play with", () => {
  it("is offered when it is ready", () => {
    const key = ownEditions.add(box);
    expect(editionChoices().map(({ value }) => value)).not.toContain(`own:${key}`);
    expect(knownChoice(`own:${key}`)).toBe("retail");
    ownEditions.settle(key, ready);
    expect(editionChoices().at(-1)).toEqual({ value: `own:${key}`, text: "My box" });
    expect(knownChoice(`own:${key}`)).toBe(`own:${key}`);
  });

  it("is no longer ready once something is typed, until it is checked again", () => {
    const key = ownEditions.add(box);
    ownEditions.settle(key, ready);
    ownEditions.type(key, "rows.2", "x");
    expect(knownChoice(`own:${key}`)).toBe("retail");
    ownEditions.settle(key, ready);
    ownEditions.rename(key, "Other");
    expect(knownChoice(`own:${key}`)).toBe("retail");
  });

  it("goes with the table that is asked for", () => {
    const key = ownEditions.add(box);
    ownEditions.settle(key, ready);
    expect(editionWish(`own:${key}`)).toEqual({ edition: "preview", own: ready });
    expect(editionWish("manual")).toEqual({ edition: "manual", own: null });
    expect(editionWish("own:gone")).toEqual({ edition: "retail", own: null });
  });

  it("is called as its host calls it", () => {
    expect(editionName({ edition: "retail", own: "My box" })).toBe("My box");
    expect(editionName({ edition: "retail", own: null })).toBe("edition-retail");
  });
});
