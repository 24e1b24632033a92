/** News that wait to be shown, so that the reader can follow what others do. */
import { untrack } from "svelte";

import { settings } from "$src/game/settings.svelte";
import type { TableClient } from "$src/wire/table.svelte";
import type { News } from "$src/wire/types";

/** Milliseconds between two steps for those who want it slower. */
export const PAUSE = 2000;
/** Whoever is so many steps behind is taken to the present. */
const MOST = 100;

export class Untold {
  /** From the oldest; the last is the present. */
  #waiting = $state.raw<readonly News[]>([]);
  /** What is shown while others wait. */
  #shown = $state.raw<News | null>(null);
  #latest: News | null;
  #pause: ReturnType<typeof setTimeout> | null = null;

  constructor(readonly client: TableClient) {
    this.#latest = client.news;
  }

  /** What to show instead of the present; null: the present. */
  get shown(): News | null {
    return this.#waiting.length ? this.#shown : null;
  }

  /** How many steps there are until the present. */
  get count(): number {
    return this.#waiting.length;
  }

  /** Call in a component, before anything is drawn: hears all that the client does. */
  follow(): void {
    $effect.pre(() => {
      const { news } = this.client;
      untrack(() => {
        if (news && news !== this.#latest) this.hear(news);
      });
    });
    $effect(() => {
      if (settings.telling === "table") this.skip();
      return () => {
        this.skip();
      };
    });
  }

  hear(news: News): void {
    const before = this.#latest;
    this.#latest = news;
    const isStep = before !== null && news.now.ply > before.now.ply;
    if (before === null || settings.telling === "table" || news.since === 0 || isMine(before)) this.skip();
    else if (news.now.ply < before.now.ply || this.count >= MOST) this.skip();
    else if (isStep && (this.count || this.#pause !== null || settings.telling === "step")) this.#wait(before, news);
    else if (this.count) this.#waiting = [...this.#waiting.slice(0, -1), news];
    if (isStep && !this.count) this.#rest();
  }

  /** Show the next step. */
  next(): void {
    const [shown, ...waiting] = this.#waiting;
    this.#stopResting();
    this.#shown = shown ?? null;
    this.#waiting = waiting;
    if (shown) this.#rest();
  }

  /** Show the present. */
  skip(): void {
    this.#stopResting();
    this.#waiting = [];
  }

  #wait(before: News, news: News): void {
    if (!this.count) this.#shown = before;
    this.#waiting = [...this.#waiting, news];
  }

  /** What is shown now is shown for a while. */
  #rest(): void {
    if (settings.telling !== "slow") return;
    this.#stopResting();
    this.#pause = setTimeout(() => {
      this.next();
    }, PAUSE);
  }

  #stopResting(): void {
    if (this.#pause !== null) clearTimeout(this.#pause);
    this.#pause = null;
  }
}

/** Was it the reader who decided next? */
function isMine({ now }: News): boolean {
  const seat = now.view?.to_act ?? null;
  return seat !== null && now.you.seats.includes(seat);
}
