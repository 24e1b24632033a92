import { describe, expect, it } from "vitest";

import { sampleLine, sampleNote } from "$src/wire/samples";
import type { Line } from "$src/wire/types";

import { isMove, standingLines } from "./lines";

function line(version: number, ply: number, kind: string): Line {
  return sampleLine({ version, ply, kind });
}

function note(version: number, kind: string): Line {
  return sampleNote(kind, { version });
}

function versions(lines: readonly Line[], ply: number): number[] {
  return standingLines(lines, ply).map((kept) => kept.version);
}

describe("the game as it stands", () => {
  it("forgets what was taken back", () => {
    const lines = [line(2, 10, "bid"), line(3, 11, "bid"), line(5, 11, "pass")];
    expect(versions(lines, 11)).toEqual([2, 5]);
    expect(versions(lines.slice(0, 2), 10)).toEqual([2]);
  });

  it("keeps all lines of one action", () => {
    expect(versions([line(2, 10, "construct"), line(2, 10, "collect")], 10)).toEqual([2, 2]);
  });

  it("keeps every move when somebody chats in between", () => {
    const lines = [line(2, 10, "bid"), line(3, 11, "bid"), note(4, "chat"), line(5, 12, "pass")];
    expect(versions(lines, 12)).toEqual([2, 3, 5]);
    expect(versions(lines.slice(0, 3), 11)).toEqual([2, 3]);
  });

  it("knows a taken-back move from the note about it", () => {
    const lines = [line(2, 10, "bid"), line(3, 11, "bid"), note(4, "take-back"), note(5, "chat")];
    expect(versions(lines, 10)).toEqual([2]);
    expect(versions([...lines, line(6, 11, "pass")], 11)).toEqual([2, 6]);
  });
});

it("tells moves from notes", () => {
  expect(isMove(line(1, 4, "bid"))).toBe(true);
  expect(isMove(note(1, "chat"))).toBe(false);
});
