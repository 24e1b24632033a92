import { afterEach, describe, expect, it, vi } from "vitest";

import { Shelf } from "./shelf";

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Request {
  result?: unknown;
  error?: Error;
  onsuccess?: () => void;
  onerror?: () => void;
}

/** A request of IndexedDB that is answered at once. */
function request(result: unknown, error?: Error): Request {
  const made: Request = { result, ...(error && { error }) };
  queueMicrotask(() => {
    (error ? made.onerror : made.onsuccess)?.();
  });
  return made;
}

describe("a shelf", () => {
  it("that cannot be opened is opened again by whoever uses it next", async () => {
    const records = { get: () => request({ text: "kept" }) };
    const database = { transaction: () => ({ objectStore: () => records }) };
    const open = vi
      .fn(() => request(database))
      .mockImplementationOnce(() => request(undefined, new Error("the disk is full")));
    vi.stubGlobal("indexedDB", { open });
    const shelf = new Shelf();
    await expect(shelf.record("a")).rejects.toThrow("the disk is full");
    expect(await Promise.all([shelf.record("a"), shelf.record("b")])).toEqual(["kept", "kept"]);
    expect(open).toHaveBeenCalledTimes(2);
  });
});
