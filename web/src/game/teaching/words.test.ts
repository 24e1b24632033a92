import { expect, it } from "vitest";

import { partsOf } from "./words";

const PLACES = { H1: {}, A13: {} };

it("finds the neighborhoods of a sentence", () => {
  expect(partsOf("From H1 to A13, across the bridge.", PLACES)).toEqual([
    { text: "From ", place: false },
    { text: "H1", place: true },
    { text: " to ", place: false },
    { text: "A13", place: true },
    { text: ", across the bridge.", place: false },
  ]);
});

it("takes only neighborhoods of this city, and whole words", () => {
  expect(partsOf("W7, H1x and B2", PLACES)).toEqual([
    { text: "W7", place: false },
    { text: ", H1x and ", place: false },
    { text: "B2", place: false },
  ]);
});
