import { describe, expect, it } from "vitest";

import { ownChoice, ownIslands } from "$src/game/ownIslands.svelte";

import { firstDraft, wishOf } from "./draft";

describe("a host's draft", () => {
  it("asks at first for me and three open seats, everything drawn and no clock", () => {
    const wish = wishOf(firstDraft("Ada", "retail", "casual"));
    expect(wish.seats.map((seat) => seat.kind)).toEqual(["me", "open", "open", "open"]);
    expect(wish.seats[0]?.name).toBe("Ada");
    expect(wish).toMatchObject({ islands: null, time: null, listed: false });
  });

  it("leaves out the seats beyond the number of players", () => {
    const draft = { ...firstDraft("", "retail", "casual"), players: 2 };
    expect(wishOf(draft).seats).toHaveLength(2);
  });

  it("names the level of a bot only where a bot sits", () => {
    const draft = firstDraft("", "retail", "expert");
    draft.seats[1] = { kind: "bot", bot: "skilled", name: " ", color: "teal" };
    const [me, bot] = wishOf(draft).seats;
    expect(me?.bot).toBeNull();
    expect(bot).toEqual({ kind: "bot", bot: "skilled", name: null, color: "teal" });
  });

  it("lets a casual bot stand in for who is away, or one of the level that was chosen", () => {
    const draft = firstDraft("", "retail", "expert");
    expect(wishOf(draft).stand_in).toBe("casual");
    draft.standIn = "skilled";
    expect(wishOf(draft).stand_in).toBe("skilled");
  });

  it("asks for the chosen islands alone, and for the clock in seconds", () => {
    const draft = firstDraft("", "retail", "casual");
    draft.islands = "chosen";
    draft.chosen = { north: "zephyr", east: "", south: "aurora", west: "" };
    draft.clock = true;
    draft.minutes = 2;
    draft.increment = 3;
    const wish = wishOf(draft);
    expect(wish.islands).toEqual({ north: "zephyr", south: "aurora" });
    expect(wish.time).toEqual({ bank: 120, increment: 3 });
  });
});

describe("islands of one's own", () => {
  const island = { name: "Mine", vertices: [], neighborhoods: [], lakes: [], blimps: [], bridges: [], ports: {} };

  it("are sent whole, beside those of the box", () => {
    const choice = ownChoice(ownIslands.add(island, true));
    const draft = firstDraft("Ewa", "retail", "casual", choice);
    expect(wishOf(draft)).toMatchObject({
      islands: { east: "aurora", south: "boreas", west: "cirrus" },
      own_islands: { north: island },
    });
  });

  it("go into the center if they are central, with outer ones drawn or chosen", () => {
    const center = { ...island, ports: { north: "a", east: "b", south: "c", west: "d" } };
    const draft = firstDraft("Ewa", "retail", "casual", ownChoice(ownIslands.add(center, true)));
    expect(draft.islands).toBe("drawn");
    expect(wishOf(draft)).toMatchObject({ islands: null, own_islands: { central: center } });
    draft.islands = "chosen";
    draft.chosen.north = "aurora";
    expect(wishOf(draft)).toMatchObject({ islands: { north: "aurora" }, own_islands: { central: center } });
  });

  it("are not sent where islands are drawn", () => {
    expect(wishOf(firstDraft("Ewa", "retail", "casual"))).toMatchObject({ islands: null, own_islands: null });
  });
});
