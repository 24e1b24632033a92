import { describe, expect, it } from "vitest";

import { Choices } from "$src/game/actions";

import { Choice } from "./choice.svelte";

function choosing(...legal: string[]): Choice {
  const choices = new Choices(legal);
  return new Choice(() => choices);
}

describe("a bid in the making", () => {
  it("is a building and then a neighborhood", () => {
    const choice = choosing("24@A1", "24@A2", "33@A1", "33@A2");
    choice.pickPiece("24");
    expect(choice.action).toBeNull();
    choice.pickPlace("A2");
    expect(choice.action).toBe("24@A2");
  });

  it("is a neighborhood and then a building", () => {
    const choice = choosing("24@A1", "24@A2", "33@A2", "33@A1");
    choice.pickPlace("A1");
    choice.pickPiece("33");
    expect(choice.action).toBe("33@A1");
  });

  it("takes the only neighborhood by itself", () => {
    const choice = choosing("24@A1", "33@A1", "33@A2");
    choice.pickPiece("24");
    expect(choice.action).toBe("24@A1");
  });

  it("puts a building down that may not go to the neighborhood chosen later", () => {
    const choice = choosing("24@A1", "24@A3", "33@A2");
    choice.pickPiece("24");
    choice.pickPlace("A2");
    expect([choice.piece, choice.place]).toEqual([null, "A2"]);
  });

  it("leaves a neighborhood where the building chosen later may not go", () => {
    const choice = choosing("24@A1", "24@A3", "33@A2");
    choice.pickPlace("A2");
    choice.pickPiece("24");
    expect([choice.piece, choice.place]).toEqual(["24", null]);
  });

  it("is taken back step by step", () => {
    const choice = choosing("24@A1", "24@A2");
    choice.pickPiece("24");
    choice.pickPlace("A2");
    expect(choice.back()).toBe(true);
    expect([choice.piece, choice.place]).toEqual(["24", null]);
    expect(choice.back()).toBe(true);
    expect(choice.back()).toBe(false);
  });

  it("lets go of a building that is chosen again, and keeps a neighborhood", () => {
    const choice = choosing("24@A1", "24@A2");
    choice.pickPlace("A1");
    choice.pickPlace("A1");
    choice.pickPiece("24");
    expect(choice.action).toBe("24@A1");
    choice.pickPiece("24");
    expect([choice.piece, choice.place]).toEqual([null, "A1"]);
  });

  it("forgets what is not legal any more, and never takes what is not legal", () => {
    let legal = new Choices(["24@A1", "24@A2"]);
    const choice = new Choice(() => legal);
    choice.pickPlace("Z9");
    expect(choice.place).toBeNull();
    choice.pickPiece("24");
    choice.pickPlace("A1");
    legal = new Choices(["33@A1", "33@A2"]);
    expect(choice.action).toBeNull();
  });
});
