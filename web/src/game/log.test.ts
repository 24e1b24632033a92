import { describe, expect, it } from "vitest";

import { sampleLine, sampleNote } from "$src/wire/samples";

import { filterLines, ruleOfLine } from "./log";

const MOVES = [
  ...["bid", "return", "row"].map((kind) => sampleLine({ kind })),
  sampleLine({ kind: "score", points: 3 }),
];
const NOTES = ["chat", "take-back", "stand-in"].map((kind) => sampleNote(kind));
const LINES = [...MOVES, ...NOTES.slice(0, 1)];

describe("the log", () => {
  it("leaves out what follows from the line before", () => {
    expect(filterLines(LINES, "all").map((one) => one.kind)).toEqual(["bid", "score", "chat"]);
  });

  it("shows auctions, points, or what people said and did at the table", () => {
    expect(filterLines(LINES, "auctions").map((one) => one.kind)).toEqual(["bid"]);
    expect(filterLines(LINES, "points").map((one) => one.kind)).toEqual(["score"]);
    expect(filterLines(LINES, "table").map((one) => one.kind)).toEqual(["chat"]);
    expect(filterLines([...MOVES, ...NOTES], "table")).toEqual(NOTES);
  });

  it("leads to the rule behind what nobody chose", () => {
    const rule = "auction.outbid.adjacent";
    const forced = { id: "log-pass-forced", args: {} };
    expect(ruleOfLine(sampleLine({ kind: "score", rule }))).toBe(rule);
    expect(ruleOfLine(sampleLine({ kind: "pass", rule, message: forced }))).toBe(rule);
    expect(ruleOfLine(sampleLine({ kind: "pass", rule }))).toBeNull();
    expect(ruleOfLine(sampleLine({ kind: "bid", rule }))).toBeNull();
    expect(ruleOfLine(sampleNote("chat"))).toBeNull();
  });
});
