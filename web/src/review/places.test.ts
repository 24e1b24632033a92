import { expect, it } from "vitest";

import { wantedReview } from "./places";

it("reads the moment and the seat of an address", () => {
  expect(wantedReview("?at=57&seat=2")).toEqual({ at: 57, seat: 2 });
});

it("takes no moment that nobody asked for", () => {
  expect(wantedReview("")).toEqual({ at: null, seat: null });
  expect(wantedReview("?at=-1&seat=x")).toEqual({ at: null, seat: null });
});
