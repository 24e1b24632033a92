import { describe, expect, it } from "vitest";

import type { GameFileDocument } from "$src/wire/types";

import { momentOf, seatsOf } from "./goingOn";

const file = (...seats: GameFileDocument["seats"]): GameFileDocument => ({
  kind: "record",
  edition: "retail",
  own: null,
  seats,
  plies: 3,
  over: false,
});

describe("a game that goes on", () => {
  it("keeps people and bots in their seats", () => {
    const seats = seatsOf(
      file(
        { color: "red", name: "", bot: "skilled" },
        { color: "teal", name: "Ada", bot: null },
        { color: "blue", name: "", bot: null },
      ),
      "Bea",
    );
    expect(seats.map(({ kind, name }) => [kind, name])).toEqual([
      ["bot", ""],
      ["me", "Ada"],
      ["me", ""],
    ]);
    expect(seats[0]).toMatchObject({ bot: "skilled", color: "red" });
  });

  it("is mine against bots where nobody is named", () => {
    const seats = seatsOf(file({ color: "red", name: "", bot: null }, { color: "teal", name: "", bot: null }), "Bea");
    expect(seats.map(({ kind, name }) => [kind, name])).toEqual([
      ["me", "Bea"],
      ["bot", ""],
    ]);
  });

  it("begins where the address says", () => {
    expect([momentOf("?at=12"), momentOf(""), momentOf("?at=x")]).toEqual([12, null, null]);
  });
});
