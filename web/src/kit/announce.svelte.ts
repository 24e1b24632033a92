/** Sentences for screen readers. */
import { untrack } from "svelte";

let spoken = $state.raw<readonly { id: number; text: string }[]>([]);
let count = 0;

/** Say it after what is still being read out. */
export function announce(text: string): void {
  count += 1;
  spoken = [...untrack(() => spoken).slice(-4), { id: count, text }];
}

export function announcements(): readonly { id: number; text: string }[] {
  return spoken;
}
