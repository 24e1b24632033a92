import { describe, expect, it } from "vitest";

import { routeOf, tableOf } from "./router.svelte";

describe("an address", () => {
  it.each([
    ["/", { screen: "home" }],
    ["/host", { screen: "host" }],
    ["/learn/", { screen: "learn" }],
    ["/t/0123456789ab", { screen: "table", table: "0123456789ab" }],
    ["/t/0123456789ab/replay", { screen: "table-replay", table: "0123456789ab" }],
    ["/replay", { screen: "replay-drop" }],
    ["/replay/xyz", { screen: "replay", record: "xyz" }],
    ["/t/0123456789ab/other", { screen: "unknown" }],
    ["/t", { screen: "unknown" }],
    ["/elsewhere", { screen: "unknown" }],
  ])("%s means its screen", (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});

describe("what somebody types to join", () => {
  it.each([
    ["0123456789AB", "0123456789ab"],
    [" https://example.org/t/0123456789ab?seat=2&token=x ", "0123456789ab"],
    ["/t/0123456789ab/replay", "0123456789ab"],
    ["hello", null],
    ["https://example.org/learn", null],
  ])("%s is a table or nothing", (text, table) => {
    expect(tableOf(text)).toBe(table);
  });
});
