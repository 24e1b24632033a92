import { expect, test } from "vitest";

import { sha256 } from "./sha256";

/** Digests of a row of the letter s, as other programs compute them. */
const DIGESTS: [length: number, digest: string][] = [
  [0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  [1, "043a718774c572bd8a25adbeb1bfcd5c0256ae11cecf9f9c3f925d0e52beaf89"],
  [55, "18c5bc950f6ac5d42812c72c1647d4f9ccea383b3399e2a81156e5b239239188"],
  [56, "cbcedd057a9d206f4be23b78147045465546452b06a487692716acccdf7d27fe"],
  [63, "60ed9b7a6df820cf963f45493acbe3439f5a096651547cb1c9064eca6b4d8029"],
  [64, "9791065143e72360c9cff795b7d2a8086e8f34715478dd5f5b7791370b6e1e80"],
  [65, "375a1f00946e079bda6820d494cf811c15f49604a484ae79e224398ef4db54c3"],
  [119, "523d5bd0ad6f900b65613b343a550c6e050d3a6a122f813a1b62508254e13ce2"],
  [120, "7db222d9a5f87fb5b999f639d14ed2aaa37fd69bbfc4e38f82c9e477797c4afe"],
  [1000, "68fe9c9f499dd1a6bf07c6f737c2b6a8118cca37877336ee0f2674209554d3c6"],
];

test("texts around the length of a block have their digests", () => {
  expect(DIGESTS.map(([length]) => [length, sha256("s".repeat(length))])).toEqual(DIGESTS);
});

test("a text is hashed in UTF-8", () => {
  expect(sha256("Żółty небоскрёб 🏙")).toBe("4541f389336ef0a2964697d12f1fc2dcc1a91f4656e768b3ad529c815f69beae");
});
