import { describe, expect, it } from "vitest";

import { filesOf } from "./archive";

/** An archive as Python's zipfile writes it without packing. */
const STORED =
  "UEsDBBQAAAAAAAAAIQCsKpPYAgAAAAIAAAAFAAAAYS5weWNoaVBLAwQUAAAAAAAAACEAAAAAAAAAAAAAAAAACwAAAGIvZW1wdHkudHh0UEsBAhQDFAAAAAAAAAAhAKwqk9gCAAAAAgAAAAUAAAAAAAAAAAAAAIABAAAAAGEucHljUEsBAhQDFAAAAAAAAAAhAAAAAAAAAAAAAAAAAAsAAAAAAAAAAAAAAIABJQAAAGIvZW1wdHkudHh0UEsFBgAAAAACAAIAbAAAAE4AAAAAAA==";
const bytes = Uint8Array.from(atob(STORED), (letter) => letter.charCodeAt(0));

describe("an archive", () => {
  it("has files, which may be empty", () => {
    const files = filesOf(bytes.buffer).map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]);
    expect(files).toEqual([
      ["a.pyc", "hi"],
      ["b/empty.txt", ""],
    ]);
  });

  it("is refused if it is packed", () => {
    const packed = bytes.slice();
    packed[78 + 10] = 8;
    expect(() => filesOf(packed.buffer)).toThrow("packed");
  });
});
