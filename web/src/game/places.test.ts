import { expect, it } from "vitest";

import { samplePlace, sampleScene } from "$src/wire/samples";

import { litPlaces } from "./places";

const SCENE = sampleScene({ A1: samplePlace(), A2: samplePlace(), A3: samplePlace() });

it("lights the neighborhoods that count", () => {
  expect(litPlaces(SCENE, { place: "aurora", cells: ["A2", "A3"] })).toEqual(["A2", "A3"]);
});

it("lights the neighborhood that is named first, and once", () => {
  expect(litPlaces(SCENE, { place: "A2", cells: ["A1", "A2"] })).toEqual(["A2", "A1"]);
});

it("lights nothing for discs and keys", () => {
  expect(litPlaces(SCENE, { place: "patron A", cells: [] })).toEqual([]);
});
