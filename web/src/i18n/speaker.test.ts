import { describe, expect, it } from "vitest";

import { bestLanguage, known, languages, openWords } from "./language.svelte";
import { Speaker } from "./speaker";
import { wordsOf } from "./words";

const messages = `
wonder-7 = Opportunity
wonder-18 = Krypta
    .acc = Kryptę
    .quoted = „Krypta”
build = Zbuduj { $piece-acc }
show = { $who }: { $cards-quoted }
list-and = { $first } and { $last }
built = { $who } builds { $what }
cards = { $who } has { $cards }
refused = Refused: { $why }
discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
`;
const speaker = new Speaker("en", [messages]);

describe("a message", () => {
  it("names seats by the table's names and things by their terms", () => {
    const message = { id: "built", args: { who: { seat: 1 }, what: { term: "wonder-7" } } };
    expect(speaker.say(message, ["Ada", "Ewa"])).toBe("Ewa builds Opportunity");
  });

  it("joins a list in the language, each item resolved", () => {
    const list = [{ term: "wonder-7" }, "a key", 3];
    expect(speaker.say({ id: "cards", args: { who: "Ada", cards: { list } } })).toBe(
      "Ada has Opportunity, a key and 3",
    );
    expect(speaker.join(["alone"])).toBe("alone");
  });

  it("says the message inside it", () => {
    const why = { id: "built", args: { who: { seat: 0 }, what: { term: "wonder-7" } } };
    expect(speaker.say({ id: "refused", args: { why } }, ["Ada"])).toBe("Refused: Ada builds Opportunity");
  });

  it("chooses the plural by the number", () => {
    expect(speaker.words("discs", { count: 1 })).toBe("1\u00a0disc");
    expect(speaker.words("discs", { count: 4 })).toBe("4\u00a0discs");
  });

  it("takes its terms in the form it needs, or as they are", () => {
    expect(speaker.words("build", { piece: { term: "wonder-18" } })).toBe("Zbuduj Kryptę");
    expect(speaker.words("build", { piece: { term: "wonder-7" } })).toBe("Zbuduj Opportunity");
    expect(speaker.words("build", { piece: 24 })).toBe("Zbuduj 24");
    const cards = { list: [{ term: "wonder-18" }, { term: "wonder-7" }] };
    expect(speaker.say({ id: "show", args: { who: { seat: 0 }, cards } }, ["Ewa"])).toBe(
      "Ewa: „Krypta” and Opportunity",
    );
    expect(speaker.form("wonder-18", "acc")).toBe("Kryptę");
    expect(speaker.form("wonder-18", "short")).toBe("Krypta");
  });

  it("that is unknown says its id", () => {
    expect(speaker.has("nothing")).toBe(false);
    expect(speaker.words("nothing")).toBe("nothing");
  });
});

describe("the language", () => {
  it("is the first wanted one that there is", () => {
    expect(bestLanguage(["de-DE", "pl-PL", "en"])).toBe("pl");
    expect(bestLanguage(["ru"])).toBe("ru");
  });

  it("is English where none of the wanted ones is there", () => {
    expect(bestLanguage(["de", "fr"])).toBe("en");
  });
});

describe("words of some screens", () => {
  it("are said from when they are opened, however often that is asked for", async () => {
    expect(known("lesson-not-this")).toBe(false);
    await Promise.all([openWords("lessons"), openWords("lessons", "rules")]);
    expect(known("lesson-not-this")).toBe(true);
    expect(known("choice-yes")).toBe(true);
  });
});

describe.each(languages)("the files in %s", (code) => {
  it("have terms, log and the page's own messages", async () => {
    const reader = new Speaker(code, [await wordsOf(code, "common")]);
    for (const id of ["app-name", "color-red", "log-pass", "list-and"]) expect(reader.has(id)).toBe(true);
    expect(reader.words("table-spectators", { count: 3 })).toContain("3");
  });

  it("leave what only some screens say to be learned with them", async () => {
    const reader = new Speaker(code, [await wordsOf(code, "common")]);
    for (const [part, id] of [
      ["around", "home-motto"],
      ["rules", "choice-yes"],
      ["lessons", "lesson-not-this"],
      ["refusals", "reason-building-not-yours"],
    ] as const) {
      const words = await wordsOf(code, part);
      expect(reader.has(id)).toBe(false);
      reader.learn(words);
      expect(reader.has(id)).toBe(true);
    }
  });
});
