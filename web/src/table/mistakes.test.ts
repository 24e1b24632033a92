import { expect, it } from "vitest";

import type { AdvisedAction } from "$src/wire/types";

import { costOf, isClearMistake, isJudged } from "./mistakes";

function advised(action: string, chance: number, behind: number): AdvisedAction {
  return { action, wins: [chance, 1 - chance], prestige: [0, 0], behind, reasons: [], line: [] };
}

const ADVICE = {
  seat: 0,
  actions: [advised("57@A13", 0.5, 0), advised("pass", 0.45, 0.05), advised("24@A1", 0.3, 0.2)],
};

it("tells a clear mistake from a small one", () => {
  expect(isClearMistake(ADVICE, "57@A13")).toBe(false);
  expect(isClearMistake(ADVICE, "pass")).toBe(false);
  expect(isClearMistake(ADVICE, "24@A1")).toBe(true);
  expect(costOf(ADVICE, "24@A1")).toBeCloseTo(0.4);
});

it("says nothing of what was not judged, however bad the last of the best is", () => {
  expect(isJudged(ADVICE, "24@A1")).toBe(true);
  expect(isJudged(ADVICE, "96@A1")).toBe(false);
  expect(isClearMistake(ADVICE, "96@A1")).toBe(false);
});

it("says nothing where next to nothing can be lost", () => {
  const lost = { seat: 0, actions: [advised("pass", 0.04, 0), advised("24@A1", 0.01, 0.03)] };
  expect(isClearMistake(lost, "24@A1")).toBe(false);
});
