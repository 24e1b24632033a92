import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";

import { coaching } from "$src/game/coaching.svelte";

import { Coached } from "./coached.svelte";

type Decided = ConstructorParameters<typeof Coached>[0];

it("takes a remark for known once its decision is over, and does not repeat it", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const remark = { topic: "fourth", message: { id: "school-coach", args: {} }, rules: [], lesson: null, places: [] };
    return Promise.resolve(new Response(JSON.stringify({ ply: 2, remark, auction: 0, brought: [] })));
  });
  let moment = $state("2/0");
  const play = {
    now: { table: "t", you: { seat: 0 } },
    names: [],
    acting: 0,
    facts: {
      get moment() {
        return moment;
      },
    },
  };
  const coached = new Coached(play as unknown as Decided);
  const stop = $effect.root(() => {
    coached.follow();
  });
  flushSync();
  await vi.waitFor(() => {
    expect(coached.remark?.topic).toBe("fourth");
  });
  expect(coaching.known).not.toContain("fourth");
  moment = "5/0";
  flushSync();
  expect(coaching.known).toContain("fourth");
  await vi.waitFor(() => {
    expect(asked.at(-1)).toContain("fourth");
  });
  stop();
  vi.unstubAllGlobals();
});
