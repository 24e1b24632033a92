import { describe, expect, it } from "vitest";

import { samplePlace, sampleScene } from "$src/wire/samples";
import type { ScenePlace } from "$src/wire/types";

import { hides, uprights } from "./standing";
import type { Piece } from "./types";

function place(x: number, y: number): ScenePlace {
  return samplePlace({ stand: [x, y], beside: [x + 20, y], mark: [x - 20, y] });
}

const SCENE = sampleScene(
  { A1: place(0, 0), A2: place(0, 50), A3: place(200, 50) },
  { features: [{ kind: "windmill", x: 0, y: 25, scale: 1, flip: false, area: "A1" }] },
);
const TOWER: Piece = { kind: "structure", at: "A2", color: "red", building: 80, height: "tall" };
const HOUSE: Piece = { kind: "structure", at: "A1", color: "blue", building: 3, height: "short" };

describe("uprights", () => {
  it("puts what stands further south in front", () => {
    expect(uprights(SCENE, [TOWER, HOUSE]).map((thing) => thing.at)).toEqual(["A1", "A1", "A2"]);
  });

  it("leaves out pieces of another city", () => {
    expect(uprights(SCENE, [{ ...TOWER, at: "Z1" }])).toHaveLength(1);
  });

  it("gives every piece a key of its own, also a bid and a ghost on one neighborhood", () => {
    const keys = uprights(SCENE, [TOWER, { ...TOWER, kind: "bid" }, { ...TOWER, kind: "ghost" }]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });
});

describe("hides", () => {
  const tower = uprights(SCENE, [TOWER]).find(({ piece }) => piece);
  if (!tower) throw new Error("the tower stands");

  it("is true of a tower in front of a neighborhood", () => {
    expect(hides(tower, "A1", place(0, 0))).toBe(true);
  });

  it("is false of what stands on the neighborhood itself", () => {
    expect(hides(tower, "A2", place(0, 50))).toBe(false);
  });

  it("is false of what stands aside or behind", () => {
    expect(hides(tower, "A3", place(200, 40))).toBe(false);
    expect(hides(tower, "A4", place(0, 90))).toBe(false);
  });
});
