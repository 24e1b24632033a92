import { expect, test } from "vitest";

import { sampleFrame, sampleReplay } from "$src/wire/samples";
import type { ReplayDocument } from "$src/wire/types";

import { Moments } from "./moments.svelte";

/** Ten actions: auctions are over after 3, 6 and 10; the second era begins with 6. */
function replay(): ReplayDocument {
  const frames = Array.from({ length: 11 }, (_, ply) =>
    sampleFrame({ ply, action: ply ? "pass" : null, era: ply < 6 ? 1 : 2, view: { to_act: ply % 2 } }),
  );
  return sampleReplay({ frames, race_plies: [3, 6, 10] });
}

function visited(start: number, ...walks: ((moments: Moments) => void)[]): number[] {
  const moments = new Moments(replay(), start);
  return walks.map((walk) => {
    walk(moments);
    return moments.at;
  });
}

const on = (moments: Moments) => {
  moments.nextAuction();
};
const back = (moments: Moments) => {
  moments.previousAuction();
};

test("a moment of an address outside of the game is its nearest end", () => {
  expect([-5, 4, 57, Number.NaN].map((at) => new Moments(replay(), at).at)).toEqual([0, 4, 10, 0]);
});

test("one walks from the end of an auction to the next and back to the beginning", () => {
  expect(visited(0, on, on, on, on)).toEqual([3, 6, 10, 10]);
  expect(visited(8, back, back, back, back)).toEqual([6, 3, 0, 0]);
});

test("the other era is the second from the first, and the first from the second", () => {
  const other = (moments: Moments) => {
    moments.otherEra();
  };
  expect(visited(2, other, other)).toEqual([6, 0]);
});

test("a view has what never changes, too", () => {
  expect(new Moments(replay(), 5).view).toMatchObject({
    to_act: 1,
    edition: "retail",
    seats: [{ color: "red" }, { color: "teal" }],
  });
});

test("as many auctions are over as have ended by then", () => {
  expect([2, 3, 9, 10].map((at) => new Moments(replay(), at).auctionsOver)).toEqual([0, 1, 2, 3]);
});

test("playing stops at the end and begins again from the start", () => {
  const moments = new Moments(replay(), 9);
  moments.togglePlaying();
  moments.step(1);
  expect([moments.at, moments.playing]).toEqual([10, false]);
  moments.togglePlaying();
  expect([moments.at, moments.playing]).toEqual([0, true]);
});
