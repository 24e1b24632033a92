import { expect, it } from "vitest";

import { pointsOf } from "./values";

it("says once that building numbers differ, however many do", () => {
  expect(pointsOf(["buildings.red.era1.tall", "buildings.blue.era1.medium", "visionary.excess"])).toEqual([
    "buildings",
    "visionary-excess",
  ]);
});
