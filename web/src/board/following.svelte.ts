/** A small board goes to where the auction is by itself, and back to the whole city after it. */
import { untrack } from "svelte";

import type { SceneDocument } from "$src/wire/types";

import type { Camera } from "./camera.svelte";
import type { Box } from "./geometry";
import type { Follow } from "./types";

/** On a board where the whole city is drawn larger than this, all of it can be read. */
const SMALL = 0.45;
/** What a neighborhood takes about its middle: half its width, a bid with its flag above, its ground below. */
const ABOUT = { side: 80, above: 110, below: 60 } as const;

/** Call in a component. Whoever moves the city is left alone until the next auction. */
export function followAuction(camera: Camera, scene: () => SceneDocument, wanted: () => Follow | null): void {
  let auction: number | null = null;
  const key = $derived(JSON.stringify(wanted()));
  $effect(() => {
    const follow = JSON.parse(key) as Follow | null;
    if (!follow || !camera.size.width || (camera.least > SMALL && !follow.always)) return;
    untrack(() => {
      if (follow.auction !== auction) camera.byHand = false;
      auction = follow.auction;
      if (!camera.byHand) camera.show(boxAround(scene(), follow.places));
    });
  });
}

/** The part of the city that these neighborhoods take. */
export function boxAround({ places }: SceneDocument, ids: readonly string[]): Box | null {
  const stands = ids.flatMap((id) => (places[id] ? [places[id].stand] : []));
  if (!stands.length) return null;
  const across = stands.map(([x]) => x);
  const down = stands.map(([, y]) => y);
  const [left, top] = [Math.min(...across) - ABOUT.side, Math.min(...down) - ABOUT.above];
  return [left, top, Math.max(...across) + ABOUT.side - left, Math.max(...down) + ABOUT.below - top];
}
