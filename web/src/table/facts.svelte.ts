/** What the server knows besides the news: the city, the edition, the outlook, and reasons on demand. */
import { untrack } from "svelte";

import type { Piece } from "$src/game/actions";
import { loadTableEdition, loadTableScene } from "$src/game/lasting";
import { openWords } from "$src/i18n";
import { get } from "$src/wire/http";
import { tablePath } from "$src/wire/paths";
import type { TableClient } from "$src/wire/table.svelte";
import type { EditionDocument, MessageDocument, OutlookDocument, SceneDocument } from "$src/wire/types";

export class Facts {
  scene = $state.raw<SceneDocument | null>(null);
  edition = $state.raw<EditionDocument | null>(null);
  #outlook = $state.raw<{ of: string; document: OutlookDocument } | null>(null);
  #reasons = $state.raw<{ of: string; byPlace: Record<string, MessageDocument> } | null>(null);
  #failed = $state(false);

  constructor(
    readonly client: TableClient,
    /** Does the table show the present, which an outlook is for? */
    readonly isNow: () => boolean = () => true,
  ) {}

  /** Call in a component: keeps up with the table. */
  follow(): void {
    const city = $derived(this.client.now?.city ? JSON.stringify(this.client.now.city) : null);
    $effect(() => {
      if (city !== null) void this.#load(untrack(() => this.client.now?.city) ?? {});
    });
    $effect(() => {
      const moment = this.moment;
      if (this.client.connection === "lost") return; // asked when it is there again
      untrack(() => {
        if (!this.isCurrent) void this.#lookAhead(moment);
      });
    });
  }

  get failed(): boolean {
    return this.#failed;
  }

  /** The position and the viewer that an outlook is for. */
  get moment(): string {
    const now = this.client.now;
    return `${now?.moved ?? 0}/${now?.you.seat ?? "-"}`;
  }

  /** The latest outlook for this viewer; the previous position's until the new one has come. */
  get outlook(): OutlookDocument | null {
    if (!this.isNow()) return null;
    const eyes = this.moment.split("/")[1];
    return this.#outlook?.of.split("/")[1] === eyes ? (this.#outlook?.document ?? null) : null;
  }

  /** Does the outlook belong to the position on the screen? Only then do its actions. */
  get isCurrent(): boolean {
    return this.#outlook?.of === this.moment;
  }

  /** Why a piece may not go to a neighborhood, by neighborhood; null until asked for. */
  reasonsAgainst(piece: Piece): Record<string, MessageDocument> | null {
    return this.#reasons?.of === `${this.moment}/${piece}` ? this.#reasons.byPlace : null;
  }

  async askReasons(piece: Piece): Promise<void> {
    const of = `${this.moment}/${piece}`;
    if (this.#reasons?.of === of) return;
    const asked = get<Record<string, MessageDocument>>(this.#path("reasons", { piece }));
    const [byPlace] = await Promise.all([asked, openWords("refusals")]);
    this.#reasons = { of, byPlace };
  }

  async #load(city: Record<string, string>): Promise<void> {
    try {
      [this.scene, this.edition] = await Promise.all([
        loadTableScene(this.client.table, city),
        loadTableEdition(this.client.table),
      ]);
      this.#failed = false;
    } catch {
      this.#failed = true;
    }
  }

  async #lookAhead(moment: string): Promise<void> {
    if (!this.client.now?.view) return;
    try {
      const document = await get<OutlookDocument>(this.#path("outlook"));
      if (moment === this.moment) this.#outlook = { of: moment, document };
    } catch {
      // Panels keep showing the previous outlook until the next move asks again.
    }
  }

  #path(what: string, query?: Record<string, string>): string {
    return tablePath(this.client.table, what, this.client.now?.you.seat ?? null, query);
  }
}
