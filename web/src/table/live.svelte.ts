/** The live standing: asked for between two auctions, where the table shows it and the reader wants to see it. */
import { untrack } from "svelte";

import { settings } from "$src/game/settings.svelte";
import { get } from "$src/wire/http";
import { tablePath } from "$src/wire/paths";
import type { TableClient } from "$src/wire/table.svelte";
import type { StandingDocument } from "$src/wire/types";

export class Live {
  #known = $state.raw<{ eyes: number | null; standing: StandingDocument } | null>(null);

  constructor(
    readonly client: TableClient,
    /** Does the table show the present? What is not told yet is not given away. */
    readonly isNow: () => boolean,
  ) {}

  /** May it be seen at this table, and does the reader want it? */
  get isWanted(): boolean {
    return settings.kept.standing && this.client.now?.standing === true && this.client.now.view !== null;
  }

  /** The latest that is known; null while there is none to show. */
  get standing(): StandingDocument | null {
    const known = this.#known;
    return this.isWanted && known?.eyes === this.#eyes ? known.standing : null;
  }

  /** Call in a component: keeps up with the table. Bids change nothing, so it is asked for when something else does. */
  follow(): void {
    const moment = $derived(this.isWanted && this.isNow() ? this.#moment : null);
    $effect(() => {
      if (moment === null || this.client.connection === "lost") return; // asked when it is there again
      untrack(() => void this.#ask(moment));
    });
  }

  get #eyes(): number | null {
    return this.client.now?.you.seat ?? null;
  }

  get #moment(): string {
    const now = this.client.now;
    return [now?.auction, now?.view?.structures.length, now?.view?.pending?.kind ?? "", this.#eyes].join("/");
  }

  async #ask(moment: string): Promise<void> {
    const eyes = this.#eyes;
    try {
      const standing = await get<StandingDocument>(tablePath(this.client.table, "standing", eyes));
      if (moment === this.#moment) this.#known = { eyes, standing };
    } catch {
      // The previous one is shown until the next auction asks again.
    }
  }
}
