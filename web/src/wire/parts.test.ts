import { expect, it } from "vitest";

import { sha256 } from "$src/kit/sha256";

import { dueOf, partsFit } from "./parts";
import { sampleNews } from "./samples";
import type { Now } from "./types";

const PART = "ab".repeat(32);
const SEAL = sha256(PART);

function beginning(sealing: Partial<Now["sealing"]>, more: Partial<Now> = {}): Now {
  const { now } = sampleNews();
  return {
    ...now,
    status: "gathering",
    options: { ...now.options, parts: true },
    you: { ...now.you, seats: [1] },
    sealing: { ...now.sealing, ...sealing },
    ...more,
  };
}

it("seals first, and shows its part when seals are opened", () => {
  expect(dueOf(beginning({}), () => PART)).toEqual({ type: "seal", seat: 1, seal: SEAL });
  expect(dueOf(beginning({ seals: { 1: SEAL } }), () => PART)).toBeNull();
  const opened = { opened: true, seals: { 1: SEAL } };
  expect(dueOf(beginning(opened), () => PART)).toEqual({ type: "part", seat: 1, part: PART });
  expect(dueOf(beginning({ ...opened, parts: { 1: PART } }), () => PART)).toBeNull();
});

it("shows nothing that it has not sealed, and nothing where it is not asked", () => {
  expect(dueOf(beginning({ opened: true, seals: { 1: "00" } }), () => PART)).toBeNull();
  expect(dueOf(beginning({ opened: true }), () => PART)).toBeNull();
  expect(dueOf(beginning({}, { status: "playing" }), () => PART)).toBeNull();
  expect(dueOf({ ...beginning({}), you: { ...beginning({}).you, seats: [] } }, () => PART)).toBeNull();
});

it("finds a part that does not fit its seal, and its own where it was left out", () => {
  const seals = { 0: sha256("other"), 1: SEAL };
  expect(partsFit(beginning({ seals, parts: { 0: "other", 1: PART } }), PART)).toBe(true);
  expect(partsFit(beginning({ seals, parts: { 0: "another", 1: PART } }), PART)).toBe(false);
  expect(partsFit(beginning({ seals, parts: { 0: "other" } }), PART)).toBe(false);
  expect(partsFit(beginning({ seals, parts: { 0: "other" } }), null)).toBe(true);
});
