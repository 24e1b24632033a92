import { describe, expect, it } from "vitest";

import { pathOf, routeOf, tableOf } from "./routes";

const TABLE = "0123456789ab";

describe("an address", () => {
  it.each([
    ["/", "home", {}],
    ["/host", "host", {}],
    ["/learn/", "learn", {}],
    ["/about", "about", {}],
    [`/t/${TABLE}`, "table", { table: TABLE }],
    [`/t/${TABLE}/replay`, "table-replay", { table: TABLE }],
    ["/replay", "replay-drop", {}],
    ["/replay/xyz", "replay", { record: "xyz" }],
    [`/t/${TABLE}/other`, "unknown", {}],
    ["/t", "unknown", {}],
    ["/elsewhere", "unknown", {}],
  ])("%s means its route", (path, name, parameters) => {
    expect(routeOf(path)).toEqual({ name, parameters });
  });

  it("leads back to the route that it was made of", () => {
    expect(routeOf(pathOf("learn"))).toEqual({ name: "learn", parameters: {} });
    expect(routeOf(pathOf("replay", { record: "xyz" }))).toEqual({ name: "replay", parameters: { record: "xyz" } });
    expect(pathOf("table-replay", { table: TABLE })).toBe(`/t/${TABLE}/replay`);
  });
});

describe("what somebody types to join", () => {
  it.each([
    ["0123456789AB", TABLE],
    [` https://example.org/t/${TABLE}#seat=2&token=x `, TABLE],
    [`come to example.org/games/t/${TABLE} please`, TABLE],
    [`/t/${TABLE}/replay`, TABLE],
    ["hello", null],
    ["https://example.org/learn", null],
  ])("%s is a table or nothing", (text, table) => {
    expect(tableOf(text)).toBe(table);
  });
});
