import { beforeEach, describe, expect, it, vi } from "vitest";

import { coaching } from "$src/game/coaching.svelte";
import { announcements } from "$src/kit/announce.svelte";
import type { CoachDocument } from "$src/wire/types";

import { Coached } from "./coached.svelte";

type Decided = ConstructorParameters<typeof Coached>[0];

const MESSAGE = { id: "school-coach", args: {} };
const remarkOn = (topic: string) => ({ topic, message: MESSAGE, rules: [], lesson: null, places: [] });

let asked: string[] = [];
let said: Partial<CoachDocument> = {};
let tables = 0;

function listener() {
  tables += 1; // what was told at a table is not told there again
  const play = {
    now: { table: `t${tables}`, you: { seat: 0 } },
    names: [],
    acting: 0,
    facts: { moment: "2/0" },
  };
  return { play, coached: new Coached(play as unknown as Decided) };
}

describe("what a coach says", () => {
  beforeEach(() => {
    asked = [];
    coaching.hush(false);
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const document = { ply: 2, remark: null, auction: 1, brought: [], ...said };
      return Promise.resolve(new Response(JSON.stringify(document)));
    });
  });

  it("tells what an auction brought beside a remark, to a screen reader too, and only once", async () => {
    said = { remark: remarkOn("rows"), brought: [MESSAGE] };
    const { play, coached } = listener();
    await coached.listen("2/0");
    expect(coached.remark?.topic).toBe("rows");
    expect(coached.brought).toHaveLength(1);
    expect(announcements().some(({ text }) => text.includes(": "))).toBe(true);
    play.facts.moment = "4/0";
    await coached.listen("4/0");
    expect(coached.brought).toHaveLength(0);
  });

  it("is shown until it is closed, or silenced", async () => {
    said = { remark: remarkOn("patrons"), brought: [] };
    const { coached } = listener();
    await coached.listen("2/0");
    expect(coached.isShown).toBe(true);
    coaching.hush(true);
    expect(coached.isShown).toBe(false);
    coaching.hush(false);
    coached.close();
    expect(coached.isShown).toBe(false);
    expect(coaching.known).toContain("patrons");
  });

  it("comes too late for a decision that is over", async () => {
    said = { remark: remarkOn("wild"), brought: [] };
    const { coached } = listener();
    await coached.listen("1/0");
    expect(coached.remark).toBeNull();
  });
});
