import { describe, expect, it } from "vitest";

import { bidText, Choices, chooseText, parseAction, pieceOf, wonderOf } from "./actions";

describe("the texts of actions", () => {
  it("says which building or Wonder goes where", () => {
    expect(parseAction("24@A3")).toEqual({ kind: "bid", piece: "24", place: "A3" });
    expect(parseAction("W7@Z13")).toEqual({ kind: "bid", piece: "W7", place: "Z13" });
  });

  it("reads every other decision", () => {
    expect(parseAction("pass")).toEqual({ kind: "pass" });
    expect(parseAction("wild=green")).toEqual({ kind: "wild", color: "green" });
    expect(parseAction("vault=A5")).toEqual({ kind: "vault", place: "A5" });
    expect(parseAction("vault=none")).toEqual({ kind: "vault", place: null });
    expect(parseAction("choose=7+12")).toEqual({ kind: "choose", cards: [7, 12] });
  });

  it("refuses what is no action", () => {
    expect(() => parseAction("24@")).toThrow("not an action");
    expect(() => parseAction("build")).toThrow("not an action");
  });

  it("writes what it reads", () => {
    expect(bidText("W7", "A3")).toBe("W7@A3");
    expect(chooseText([12, 7])).toBe("choose=7+12");
  });

  it("tells Wonders from buildings", () => {
    expect(wonderOf("W18")).toBe(18);
    expect(wonderOf("18")).toBeNull();
    expect(pieceOf({ wonder: 4 })).toBe("W4");
    expect(pieceOf({ building: 4 })).toBe("4");
  });
});

describe("what legal actions let one choose", () => {
  const choices = new Choices(["38@A13", "46@A13", "46@A2", "W7@A2", "pass"]);

  it("lights the neighborhoods of the chosen building, or of all", () => {
    expect([...choices.places("46")]).toEqual(["A13", "A2"]);
    expect([...choices.places(null)].sort()).toEqual(["A13", "A2"]);
    expect(choices.places("99").size).toBe(0);
  });

  it("offers the buildings that may go to the chosen neighborhood", () => {
    expect(choices.offers("38", "A2")).toBe(false);
    expect(choices.offers("W7", "A2")).toBe(true);
    expect(choices.offers("38", null)).toBe(true);
    expect(choices.offers("99", null)).toBe(false);
  });

  it("knows whether one may pass", () => {
    expect(choices.canPass).toBe(true);
    expect(new Choices(["38@A13"]).canPass).toBe(false);
  });

  it("lists the Wonder cards to keep, and how many", () => {
    const hand = new Choices(["choose=3+7", "choose=3+19", "choose=7+19"]);
    expect(hand.keep).toBe(2);
    expect(hand.hand).toEqual([3, 7, 19]);
    expect(choices.keep).toBe(0);
  });

  it("lists colours for a wild disc and discs for the Vault", () => {
    expect(new Choices(["wild=brown", "wild=green"]).wilds).toEqual(["brown", "green"]);
    expect(new Choices(["vault=A5", "vault=none"]).vaults).toEqual(["A5", null]);
  });
});
