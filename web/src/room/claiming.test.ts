import { expect, it } from "vitest";

import { seatLinkOf } from "./claiming";

it("reads the seat and the token of a seat's link", () => {
  expect(seatLinkOf("?seat=2&token=abc")).toEqual({ seat: 2, token: "abc" });
});

it.each(["", "?seat=2", "?token=abc", "?seat=4&token=abc", "?seat=x&token=abc"])(
  "sees no seat's link in %s",
  (search) => {
    expect(seatLinkOf(search)).toBeNull();
  },
);
