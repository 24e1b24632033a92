import { afterEach, expect, it, vi } from "vitest";

import { fileName, freeLetters, readFile } from "./files";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("names files in any script", () => {
  expect(fileName(" Моя платформа! ", "json")).toBe("моя-платформа.json");
  expect(fileName("../..", "svg")).toBe("island.svg");
});

it("finds letters that no other island has", () => {
  const island = (id: string) => ({ neighborhoods: [{ id }] });
  expect(freeLetters([])).toBe("M");
  expect(freeLetters([island("M1"), island("N12")])).toBe("P");
});

it("lets the loader read a file as it is, and sends none that can be no island", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    sent.push(body);
    return Promise.resolve(new Response("{}"));
  });
  await readFile(new File(['{"name": "A"}'], "a.json"));
  expect(sent).toEqual(['{"type":"check","island":{"name": "A"}}']);
  expect(await readFile(new File(["x".repeat(70_000)], "large.json"))).toBeNull();
});
