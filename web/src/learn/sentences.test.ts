import { expect, it } from "vitest";

import { sentenceOf } from "./sentences";

const rule = (id: string) => ({ id, section: "4", sentence: { id: "sentence", args: { prestige: 6 } } });

it("says what a card does with the values of the edition, and every other rule as it is", () => {
  const effect = { id: "wonder-1-effect", args: { prestige: 9 } };
  const edition = { wonders: [{ number: 1, id: "hammer" }], effects: { "wonder-1": effect } };
  expect(sentenceOf(rule("wonder.hammer"), edition)).toEqual(effect);
  expect(sentenceOf(rule("wonder.hammer.ban"), edition).args).toEqual({ prestige: 6 });
  expect(sentenceOf(rule("auction.pass"), edition).args).toEqual({ prestige: 6 });
});
