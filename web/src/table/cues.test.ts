import { describe, expect, it } from "vitest";

import { sampleLine } from "$src/wire/samples";

import { cuesOf, type Hearer } from "./cues";

const hearer: Hearer = { seats: [0], leader: null, rowValues: [1, 2, 3, 6, 3] };

function row(seat: number, discs: number) {
  return sampleLine({ kind: "row", seat, message: { id: "log-row", args: { discs } } });
}

describe("what is heard", () => {
  it("tells a bid from one that beats the hearer's", () => {
    const bid = sampleLine({ kind: "bid", seat: 1 });
    expect(cuesOf([bid], hearer)).toEqual(["bid"]);
    expect(cuesOf([bid], { ...hearer, leader: 2 })).toEqual(["bid"]);
    expect(cuesOf([bid], { ...hearer, leader: 0 })).toEqual(["outbid"]);
    expect(cuesOf([sampleLine({ kind: "bid", seat: 0 })], { ...hearer, leader: 0 })).toEqual(["bid"]);
  });

  it("tells one's own structures and rows from those of others", () => {
    expect(cuesOf([sampleLine({ kind: "construct", seat: 0 }), row(0, 3)], hearer)).toEqual(["won-mine", "row-rises"]);
    expect(cuesOf([sampleLine({ kind: "construct", seat: 1 }), row(1, 3)], hearer)).toEqual(["won-other"]);
  });

  it("goes down when a row falls", () => {
    expect(cuesOf([row(0, 4)], hearer)).toEqual(["row-falls"]);
  });

  it("says each thing once, and one's own words not at all", () => {
    const chat = (seat: number) => sampleLine({ kind: "chat", seat });
    expect(cuesOf([chat(1), chat(1), chat(0)], hearer)).toEqual(["chat"]);
    expect(
      cuesOf([chat(0), sampleLine({ kind: "pass" }), sampleLine({ kind: "era-end", seat: null })], hearer),
    ).toEqual(["era"]);
  });
});
