import { expect, it } from "vitest";

import { momentOf, wantedMoment, wholeGame } from "./moment";

const searchOf = (link: string) => new URL(link, "http://localhost").search;

it("reads the moment that a link was made for", () => {
  expect(wantedMoment(searchOf(momentOf("0123456789ab", 57)))).toEqual({ at: 57, play: false });
  expect(wantedMoment(searchOf(wholeGame("0123456789ab")))).toEqual({ at: 0, play: true });
  expect(wantedMoment("")).toEqual({ at: 0, play: false });
});
