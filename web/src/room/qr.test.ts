import { describe, expect, it } from "vitest";

import { qrOf } from "./qr";
import { corrected } from "./reedSolomon";

describe("a QR code", () => {
  it("corrects as the standard's example does", () => {
    const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
    expect(corrected(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });

  it("is as large as its text needs", () => {
    expect(qrOf("a".repeat(14))).toHaveLength(21);
    expect(qrOf("a".repeat(15))).toHaveLength(25);
    expect(qrOf("a".repeat(106))).toHaveLength(41);
  });

  it("is not drawn for a text that is too long", () => {
    expect(qrOf("a".repeat(107))).toBeNull();
  });
});
