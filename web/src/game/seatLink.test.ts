import { expect, it } from "vitest";

import { seatLink, seatLinkOf } from "./seatLink";

it("reads the link that it made", () => {
  const link = seatLink("0123456789ab", { seat: 2, token: "a&b" });
  expect(link).toBe("/t/0123456789ab#seat=2&token=a%26b");
  expect(seatLinkOf(link.slice(link.indexOf("#")))).toEqual({ seat: 2, token: "a&b" });
});

it("reads the seat and the token of a seat's link", () => {
  expect(seatLinkOf("#seat=2&token=abc")).toEqual({ seat: 2, token: "abc" });
});

it.each(["", "#seat=2", "#token=abc", "#seat=4&token=abc", "#seat=x&token=abc"])(
  "sees no seat's link in %s",
  (hash) => {
    expect(seatLinkOf(hash)).toBeNull();
  },
);
