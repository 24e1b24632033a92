import { describe, expect, it } from "vitest";

import { standingLines } from "$src/game/lines";
import { sampleLine, sampleNote } from "$src/wire/samples";
import type { Line } from "$src/wire/types";

import { sinceMyTurn } from "./recap";

function line(kind: string, seat: number): Line {
  return sampleLine({ kind, seat });
}

describe("since my last turn", () => {
  it("tells what others built after my latest decision", () => {
    const lines = [line("construct", 1), line("bid", 0), line("bid", 1), line("construct", 1), line("row", 1)];
    expect(sinceMyTurn(lines, [0])).toEqual([lines[3]]);
  });

  it("is the same when somebody chats", () => {
    const moves = ["bid", "bid", "construct"].map((kind, at) => ({
      ...line(kind, at && 1),
      version: at + 2,
      ply: at + 2,
    }));
    const chat = sampleNote("chat", { seat: 1, version: 5 });
    expect(sinceMyTurn(standingLines([...moves, chat], 4), [0])).toEqual([moves[2]]);
  });

  it("goes back beyond passes that were forced", () => {
    const forced = sampleLine({ kind: "pass", seat: 0, message: { id: "log-pass-forced", args: {} } });
    const lines = [line("bid", 0), line("construct", 1), forced, line("construct", 1)];
    expect(sinceMyTurn(lines, [0])).toEqual([lines[1], lines[3]]);
  });

  it("is silent before my first decision", () => {
    expect(sinceMyTurn([line("construct", 1)], [0])).toEqual([]);
  });
});
