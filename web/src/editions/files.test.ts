import { afterEach, expect, it, vi } from "vitest";

import { fileName, readFile } from "./files";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("names the file after the edition, in any script", () => {
  expect(fileName(" My box, 2nd printing! ")).toBe("my-box-2nd-printing.toml");
  expect(fileName("Моя коробка")).toBe("моя-коробка.toml");
  expect(fileName("../..")).toBe("edition.toml");
});

it("types in what a file changes", async () => {
  const values = { "patrons.values": [1, 2, 4, 6], "wonders.14.banned": false, "rows.2": 5 };
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    expect(JSON.parse(body)).toEqual({ text: "[edition]" });
    const document = { name: "x".repeat(60), base: "preview", components: "1", values };
    return Promise.resolve(new Response(JSON.stringify(document)));
  });
  expect(await readFile(new File(["[edition]"], "my-box.toml"))).toEqual({
    name: "x".repeat(40),
    base: "preview",
    components: "1",
    texts: { "patrons.values": "1, 2, 4, 6", "wonders.14.banned": "false", "rows.2": "5" },
  });
});

it("does not send a file that can be no edition", async () => {
  expect(await readFile(new File(["#".repeat(12_001)], "large.toml"))).toBeNull();
});
