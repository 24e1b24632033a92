import { describe, expect, it } from "vitest";

import { merged, MOST_GAMES, type OwnGame, readGames } from "$src/game/ownGames.svelte";

import { bgStatsLink, csvOf } from "./exports";
import { found } from "./listing";

const player = { color: null, bot: null, prestige: 40, place: 2, mine: false };
const game: OwnGame = {
  table: "abc",
  title: "",
  edition: "retail",
  own: null,
  begun: 1_700_000_000,
  ended: 1_700_001_800,
  players: [
    { ...player, name: "Ada", prestige: 57, place: 1, mine: true },
    { ...player, name: '=1+"1"' },
  ],
};

describe("own games", () => {
  it("are a line each for spreadsheets, which run no formula", () => {
    const [head, line] = csvOf([game]).split("\r\n");
    expect(head).toBe("ended,minutes,edition,players,place,prestige,opponents,table");
    expect(line).toBe(`2023-11-14T22:43:20.000Z,30,retail,2,1,57,"'=1+""1""",abc`);
  });

  it("are plays for BG Stats", () => {
    const data = new URL(bgStatsLink(game)).searchParams.get("data") ?? "";
    expect(JSON.parse(data)).toMatchObject({
      sourceName: "Skyrise",
      sourcePlayId: "skyrise-abc",
      playDate: "2023-11-14 22:43:20",
      durationMin: 30,
      game: { name: "Skyrise", highestWins: true },
      players: [
        { name: "Ada", score: 57, rank: 1, winner: true },
        { score: 40, rank: 2, winner: false },
      ],
    });
  });

  it("are found by names and by how they went", () => {
    const lost = { ...game, table: "lost", players: game.players.map((one) => ({ ...one, place: 3 - one.place })) };
    expect(found([game, lost], "won", "")).toEqual([game]);
    expect(found([game, lost], "all", "ADA")).toHaveLength(2);
    expect(found([game, lost], "people", "nobody")).toEqual([]);
    expect(found([game], "bots", "")).toEqual([]);
  });

  it("are kept once, the latest first, and no more than so many", () => {
    const many = Array.from({ length: MOST_GAMES + 5 }, (_, at) => ({ ...game, table: `t${at}`, ended: at }));
    const kept = merged(many, [{ ...game, table: "t3", ended: 9999 }]);
    expect(kept).toHaveLength(MOST_GAMES);
    expect(kept.filter(({ table }) => table === "t3")).toHaveLength(1);
    expect(kept[0]?.table).toBe("t3");
  });

  it("are read as far as they can be", () => {
    expect(readGames("{")).toEqual([]);
    expect(readGames(JSON.stringify([1, game]))).toEqual([game]);
  });
});
