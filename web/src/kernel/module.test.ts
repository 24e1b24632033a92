import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { kernelIfAny } from "./module";

const EMPTY = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);

beforeEach(() => {
  warn.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const answers: [name: string, answer: () => Promise<Response>][] = [
  ["that is missing", () => Promise.resolve(new Response("", { status: 404 }))],
  ["that never comes", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["that is cut off", () => Promise.resolve(new Response(EMPTY.slice(0, 6)))],
  ["that is damaged", () => Promise.resolve(new Response("<!doctype html>"))],
  ["of another version", () => Promise.resolve(new Response(EMPTY))],
];

describe("a kernel", () => {
  it.each(answers)("%s is none, and that is said once", async (_, answer) => {
    vi.stubGlobal("fetch", answer);
    expect(await kernelIfAny("/cores.wasm")).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.lastCall?.[0]).toMatch(/^bots think without the compiled rules, and less far: /);
  });

  it("that the page was built without is none, and nothing is said", async () => {
    expect(await kernelIfAny(null)).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });
});
