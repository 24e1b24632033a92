import { describe, expect, it } from "vitest";

import type { KeptEdition } from "$src/game/ownEditions.svelte";
import { sampleEdition } from "$src/wire/samples";
import type { EditionTrouble, EditionValue, FieldDocument, ProvenanceKind } from "$src/wire/types";

import { isAsInBase, ownOf, settingOf, shownFields, textOf, troubleAt, troubleOfName } from "./draft";

const field = (key: string, kind: FieldDocument["kind"] = "number"): FieldDocument => ({
  key,
  name: { id: key, args: {} },
  kind,
  least: 0,
  most: 99,
  words: [],
});
const value = (setting: EditionValue["setting"], provenance: ProvenanceKind = "book"): EditionValue => ({
  setting,
  provenance,
  book: null,
  printed: [],
  meaning: "",
});
const trouble = (place: string): EditionTrouble => ({ place, message: { id: "x", args: {} } });

const fields = [
  field("rows.2"),
  field("patrons.values", "numbers"),
  field("victory.tie", "choice"),
  field("wonders.14.banned", "flag"),
];
const base = sampleEdition({
  values: {
    "rows.2": value(4, "house"),
    "patrons.values": value([2, 3, 4, 5], "house"),
    "victory.tie": value("earlier last structure"),
    "wonders.14.banned": value(true),
  },
});
const kept = (texts: Record<string, string>): KeptEdition => ({
  key: "a",
  name: " My box ",
  base: "retail",
  components: "2",
  texts,
  ready: null,
});

describe("what is typed in", () => {
  it("is a number where a number is meant, and stays a text where it is none", () => {
    expect(settingOf(field("rows.2"), " 7 ")).toBe(7);
    expect(settingOf(field("rows.2"), "-1")).toBe(-1);
    expect(settingOf(field("rows.2"), "")).toBe("");
    expect(settingOf(field("rows.2"), "7x")).toBe("7x");
    expect(settingOf(field("rows.2"), "1e3")).toBe("1e3");
  });

  it("is a list however its numbers are set apart", () => {
    expect(settingOf(field("x", "numbers"), "2, 3;4  5,")).toEqual([2, 3, 4, 5]);
    expect(settingOf(field("x", "numbers"), "2, x")).toEqual([2, "x"]);
    expect(settingOf(field("x", "numbers"), " ")).toEqual([]);
  });

  it("is a word or a flag where one chooses", () => {
    expect(settingOf(field("x", "choice"), "city")).toBe("city");
    expect(settingOf(field("x", "flag"), "false")).toBe(false);
  });

  it("reads back as it was shown", () => {
    for (const one of fields) {
      const setting = base.values[one.key]?.setting;
      expect(settingOf(one, textOf(setting))).toEqual(setting);
      expect(isAsInBase(one, textOf(setting), base)).toBe(true);
    }
  });
});

describe("the edition to check", () => {
  it("has what differs from its base, and nothing that only looks different", () => {
    const own = ownOf(
      kept({ "rows.2": "04", "patrons.values": "5, 4, 3, 2", "wonders.14.banned": "false" }),
      fields,
      base,
    );
    expect(own).toEqual({ name: "My box", base: "retail", components: "2", values: { "wonders.14.banned": false } });
  });

  it("has what is wrong as it was typed", () => {
    expect(ownOf(kept({ "rows.2": "" }), fields, base).values).toEqual({ "rows.2": "" });
  });

  it("leaves out keys that no edition has any more", () => {
    expect(ownOf(kept({ "rows.99": "3" }), fields, base).values).toEqual({});
  });
});

describe("what is wrong", () => {
  it("stands at its value, at an item of a list, or at all values that it is about", () => {
    const troubles = [trouble("rows.2"), trouble("patrons.values[1]"), trouble("buildings.red.era1")];
    expect(troubleAt("rows.2", troubles)).toBe(troubles[0]);
    expect(troubleAt("patrons.values", troubles)).toBe(troubles[1]);
    expect(troubleAt("buildings.red.era1.tall", troubles)).toBe(troubles[2]);
    expect(troubleAt("buildings.red.era2.tall", troubles)).toBeUndefined();
    expect(troubleAt("rows.20", troubles)).toBeUndefined();
  });

  it("stands at the name where the name is wrong", () => {
    expect(troubleOfName([trouble("edition.id")])).toBeDefined();
    expect(troubleOfName([trouble("rows.2")])).toBeUndefined();
  });
});

describe("the values that are shown", () => {
  const shown = (more: object, texts: Record<string, string> = {}, troubles: EditionTrouble[] = []) =>
    shownFields(
      fields,
      { show: "all", topic: "", search: "", ...more },
      base,
      ownOf(kept(texts), fields, base),
      troubles,
      ({ key }) => `Name of ${key}`,
    ).map(({ key }) => key);

  it("are at first those that no rulebook gives", () => {
    expect(shown({ show: "house" })).toEqual(["rows.2", "patrons.values"]);
  });

  it("are those that were changed, or that a search finds", () => {
    expect(shown({ show: "changed" }, { "rows.2": "5" })).toEqual(["rows.2"]);
    expect(shown({ search: "NAME tie" })).toEqual(["victory.tie"]);
    expect(shown({ topic: "wonders" })).toEqual(["wonders.14.banned"]);
  });

  it("are always those that are wrong", () => {
    expect(shown({ show: "house", search: "nothing" }, {}, [trouble("victory.tie")])).toEqual(["victory.tie"]);
  });
});
