import { describe, expect, it } from "vitest";

import { type Move, standingLines } from "$src/game/lines";
import { sampleLine, sampleNote } from "$src/wire/samples";

import { sinceMyTurn } from "./recap";

function line(kind: string, seat: number, ply = 1, auction = 1): Move {
  return { ...sampleLine({ kind, seat, auction }), ply };
}

describe("since my last turn", () => {
  it("tells what others built after my latest decision", () => {
    const lines = [
      line("construct", 1, 1),
      line("bid", 0, 2, 2),
      line("bid", 1, 3, 2),
      line("construct", 1, 4, 2),
      line("row", 1, 4, 2),
      line("open", 1, 4, 3),
    ];
    expect(sinceMyTurn(lines, [0])).toEqual({ since: 2, lines: [lines[3]] });
  });

  it("tells all of the auction under way", () => {
    const lines = [line("pass", 0, 1), line("construct", 1, 2), line("bid", 1, 3, 2), line("pass", 2, 4, 2)];
    expect(sinceMyTurn(lines, [0])?.lines).toEqual(lines.slice(1));
  });

  it("is the same when somebody chats", () => {
    const moves = ["bid", "bid", "construct"].map((kind, at) => ({
      ...line(kind, at && 1),
      version: at + 2,
      ply: at + 2,
    }));
    const chat = sampleNote("chat", { seat: 1, version: 5 });
    expect(sinceMyTurn(standingLines([...moves, chat], 4), [0])?.lines).toEqual(moves.slice(1));
  });

  it("goes back beyond passes that were forced", () => {
    const forced = { ...line("pass", 0, 3), message: { id: "log-pass-forced", args: {} } };
    const lines = [line("bid", 0), line("construct", 1, 2), forced, line("construct", 1, 4, 2)];
    expect(sinceMyTurn(lines, [0])).toEqual({ since: 1, lines: [lines[1], lines[3]] });
  });

  it("is silent before my first decision", () => {
    expect(sinceMyTurn([line("construct", 1)], [0])).toBe(null);
  });
});
