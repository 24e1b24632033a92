import { expect, test } from "vitest";

import type { LessonStep, SceneDocument } from "$src/wire/types";

import { placesInSight } from "./pointing";

const scene = {
  places: {
    H1: { island: "central", neighbors: ["H2"] },
    H2: { island: "central", neighbors: ["H1"] },
    H3: { island: "central", neighbors: [] },
  },
} as unknown as SceneDocument;

function step(legal: string[]): LessonStep {
  return {
    points_at: [{ kind: "place", id: "H1", label: null }],
    view: { auction: null, legal },
  } as unknown as LessonStep;
}

test("all of a few places to choose from are in sight, beside what is pointed at", () => {
  expect(placesInSight(step(["20@H1", "20@H3", "24@H3"]), scene)).toEqual(expect.arrayContaining(["H1", "H2", "H3"]));
});

test("of many places only those that are pointed at, and their neighbors", () => {
  const many = Array.from({ length: 9 }, (_, number) => `20@A${number}`);
  expect(new Set(placesInSight(step(["20@H1", ...many]), scene))).toEqual(new Set(["H1", "H2"]));
});
