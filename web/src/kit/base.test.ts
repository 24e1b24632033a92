import { afterEach, describe, expect, it, vi } from "vitest";

import { inPage, isInPage, onHost } from "./base";
import { pathOf, routeOf } from "./routes";

const lieBelow = (base: string) => vi.stubGlobal("document", { documentElement: { dataset: { base } } });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a page below a path", () => {
  it("begins its addresses with that path, and reads them without", () => {
    lieBelow("/skyrise/");
    expect([onHost("/"), onHost("/sw.js")]).toEqual(["/skyrise/", "/skyrise/sw.js"]);
    expect(["/skyrise/", "/skyrise", "/skyrise/t/x"].map(inPage)).toEqual(["/", "/", "/t/x"]);
    expect(pathOf("table", { table: "x" })).toBe("/skyrise/t/x");
    expect(routeOf("/skyrise/t/x")).toEqual({ name: "table", parameters: { table: "x" } });
    expect(routeOf(pathOf("home"))).toEqual({ name: "home", parameters: {} });
  });

  it("knows what else is on its host", () => {
    lieBelow("/skyrise/");
    expect(["/skyrise/host", "/skyrises", "/host"].map(isInPage)).toEqual([true, false, false]);
  });

  it("has all of an address at its root", () => {
    expect([onHost("/sw.js"), inPage("/t/x"), pathOf("home")]).toEqual(["/sw.js", "/t/x", "/"]);
  });
});
