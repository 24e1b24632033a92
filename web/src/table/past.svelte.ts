/** The game so far, looked back at without leaving the table. */
import { Moments } from "$src/game/moments.svelte";
import { settings } from "$src/game/settings.svelte";
import { get } from "$src/wire/http";
import { tablePath } from "$src/wire/paths";
import { sayFailure } from "$src/wire/problem";
import type { TableClient } from "$src/wire/table.svelte";
import type { ReplayDocument } from "$src/wire/types";

const SPEED = { slow: 0.5, normal: 1, fast: 2 };

export class Past {
  #moments = $state.raw<Moments | null>(null);
  #loading = $state(false);
  failure = $state<string | null>(null);

  constructor(readonly client: TableClient) {}

  /** null: nobody looks back. */
  get moments(): Moments | null {
    return this.#moments;
  }

  /** Look back at the moment after so many actions, and go on from there by itself, unless nothing is to move. */
  async open(ply: number, playing = false): Promise<void> {
    if (this.#loading) return;
    const { now } = this.client;
    this.#loading = true;
    this.failure = null;
    try {
      const replay = await get<ReplayDocument>(tablePath(this.client.table, "replay", now?.you.seat ?? null));
      const moments = new Moments(replay, ply);
      moments.speed = SPEED[settings.speed];
      moments.playing = playing && !settings.reducedMotion && settings.telling !== "step";
      if (ply < moments.last) this.#moments = moments;
    } catch (error) {
      this.failure = sayFailure(error);
    } finally {
      this.#loading = false;
    }
  }

  /** Back to the present. */
  close(): void {
    this.#moments = null;
  }

  /** Call in a component: the last moment is the present, and other eyes see another past. */
  follow(): void {
    $effect(() => {
      if (this.#moments && this.#moments.at >= this.#moments.last) this.close();
    });
    const eyes = $derived(this.client.now?.you.seat);
    $effect(() => {
      void eyes;
      return () => {
        this.close();
      };
    });
    $effect(() => {
      this.#moments?.run();
    });
  }
}
