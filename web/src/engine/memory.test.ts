import { describe, expect, it } from "vitest";

import { release } from "./memory";

describe("the memory of a Python", () => {
  it("is given back at once where the browser can do that", () => {
    const memory = new Uint8Array(8);
    release(memory);
    expect(memory.byteLength).toBe("transfer" in ArrayBuffer.prototype ? 0 : 8);
  });
});
