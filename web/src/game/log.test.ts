import { describe, expect, it } from "vitest";

import type { Line } from "$src/wire/types";

import { filterLines } from "./log";

function line(kind: string, more: Partial<Line> = {}): Line {
  return { version: 1, index: 0, at: 0, kind, seat: 0, message: { id: `log-${kind}` }, ply: 1, ...more };
}

const LINES = [line("bid"), line("return"), line("row"), line("score", { points: 3 }), line("chat", { ply: null })];
const NOTES = [line("chat"), line("take-back"), line("stand-in", { ply: null })];

describe("the log", () => {
  it("leaves out what follows from the line before", () => {
    expect(filterLines(LINES, "all").map((one) => one.kind)).toEqual(["bid", "score", "chat"]);
  });

  it("shows auctions, points, or what people said and did at the table", () => {
    expect(filterLines(LINES, "auctions").map((one) => one.kind)).toEqual(["bid"]);
    expect(filterLines(LINES, "points").map((one) => one.kind)).toEqual(["score"]);
    expect(filterLines(LINES, "table").map((one) => one.kind)).toEqual(["chat"]);
    expect(filterLines([...LINES.slice(0, 4), ...NOTES], "table")).toEqual(NOTES);
  });
});
