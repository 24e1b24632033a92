import { beforeAll, describe, expect, it, vi } from "vitest";

import { chooseLanguage } from "$src/i18n";
import type { ActionOutlook, OutlookDocument } from "$src/wire/types";

import { gainsOf, totalOf, worthInWords } from "./worth";
import { figures, worthBadges } from "./worthBadges";

const NOTHING: ActionOutlook = {
  disc: null,
  row: null,
  ground: null,
  control: [],
  panoramas: [],
  objective: null,
  wonder: null,
  gains: [],
  now: 0,
  end: 0,
  wins_at_once: false,
};
const NAMES = ["Ada", "Bo"];

/** A green row that the fourth disc lowers. */
const FALLS: ActionOutlook = {
  ...NOTHING,
  disc: "green",
  row: {
    color: "green",
    before: { discs: 3, value: 6, structures: 2 },
    after: { discs: 4, value: 3, structures: 2 },
    gain: -6,
  },
  ground: {
    color: "brown",
    before: { discs: 0, value: 2, structures: 0 },
    after: { discs: 0, value: 2, structures: 1 },
    gain: 2,
  },
  gains: [{ source: "structures", points: -4, now: false }],
  end: -4,
};

beforeAll(async () => {
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
  await chooseLanguage("en");
  vi.unstubAllGlobals();
});

describe("what a bid would bring", () => {
  it("is said as now and at the end", () => {
    expect(totalOf({ now: 4, end: 9 })).toBe("+4 now, +9 at the end");
    expect(totalOf({ now: 0, end: -4 })).toBe("0 now, −4 at the end");
  });

  it("looks like a loss where a row falls", () => {
    const [disc, row, ground] = gainsOf(FALLS, 0, NAMES);
    expect(disc?.words).toBe("You take: green disc");
    expect(row).toMatchObject({ symbol: { ground: "green" }, short: "6 → 3 (−6)", tone: "loss" });
    expect(row?.words).toContain("falls");
    expect(ground).toMatchObject({ symbol: { ground: "brown" }, short: "+2", tone: "gain" });
  });

  it("counts a disc of the ground's own color once", () => {
    const row = {
      color: "green" as const,
      before: { discs: 1, value: 3, structures: 1 },
      after: { discs: 2, value: 4, structures: 2 },
    };
    const gains = gainsOf({ ...FALLS, row: { ...row, gain: 5 }, ground: { ...row, gain: 5 } }, 0, NAMES);
    expect(gains.map(({ short }) => short)).toEqual(["", "3 → 4 (+5)"]);
  });

  it("says who shares an island", () => {
    const control = [{ island: "aurora", before: [1], after: [0, 1] }];
    const gains = [{ source: "control2" as const, points: 5, now: false }];
    const [tied] = gainsOf({ ...NOTHING, control, gains, end: 5 }, 0, NAMES);
    expect(tied).toMatchObject({ symbol: { icon: "crown" }, short: "Aurora +5" });
    expect(tied?.words).toBe("Aurora: tied for control with Bo; +5\u00a0at the end");
  });

  it("has a symbol for every source", () => {
    const gains = (["wonders", "patrons", "excess", "keys", "commissions", "control1", "panoramas1"] as const).map(
      (source) => ({ source, points: 2, now: source === "wonders" }),
    );
    const shown = gainsOf({ ...NOTHING, gains }, 0, NAMES);
    expect(new Set(shown.map(({ symbol }) => JSON.stringify(symbol))).size).toBe(gains.length);
    expect(shown.find(({ key }) => key === "wonders")?.words).toBe("Wonders: +2\u00a0now");
  });

  it("is one text for those who hear it", () => {
    expect(worthInWords(FALLS, 0, NAMES)).toContain("−4 at the end; You take: green disc; ");
  });
});

describe("signs of worth", () => {
  const places = { A1: { now: [0, 0], end: [2, 9] }, A2: { now: [4, 4], end: [9, 9] } } as const;
  const outlook = { places, actions: { "24@A1": { ...NOTHING, end: 3 } } } as unknown as OutlookDocument;

  it("say the least and the most without a building, and one figure with it", () => {
    expect(worthBadges(["A1"], null, outlook).get("A1")).toEqual({ head: "A1", text: "+2…+9\u00a0end" });
    expect(worthBadges(["A1"], "24", outlook).get("A1")).toEqual({ head: "A1", text: "+3\u00a0end" });
    expect(worthBadges(["A2"], null, outlook).get("A2")).toEqual({
      head: "A2",
      text: "+4\u00a0now",
      more: "+9\u00a0end",
    });
  });

  it("are figures alone where there are many", () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`Z${at}`, places.A2]));
    const badges = worthBadges(Object.keys(many), null, { ...outlook, places: many } as unknown as OutlookDocument);
    expect(badges.get("Z3")).toEqual({ text: "+4 / +9" });
    expect(figures({ now: [0, 0], end: [2, 2] })).toBe("+2");
  });
});
