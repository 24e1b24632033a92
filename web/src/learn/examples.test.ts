import { expect, it } from "vitest";

import { numberedLike } from "./examples";

it("shows an auction whose bids rise, a height each", () => {
  const bids = numberedLike({
    buildings: {
      red: { 24: { height: "tall", era: 1 }, 3: { height: "tall", era: 2 } },
      teal: { 9: { height: "medium", era: 1 }, 51: { height: "medium", era: 1 }, 25: { height: "medium", era: 1 } },
      yellow: { 70: { height: "short", era: 1 } },
      blue: {},
    },
  });
  expect(bids.map((bid) => bid.number)).toEqual([24, 25, 70]);
});
