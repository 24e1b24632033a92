/** One's own secrets at a screen that several share: fetched when they are to be seen, and forgotten at once. */
import { get } from "$src/wire/http";
import { tablePath } from "$src/wire/paths";
import type { News, OutlookDocument, ViewDocument } from "$src/wire/types";

export interface Secrets {
  view: ViewDocument;
  outlook: OutlookDocument;
}

export class Peeking {
  #secrets = $state.raw<Secrets | null>(null);
  #looks = 0;

  /** null while nobody looks. */
  get secrets(): Secrets | null {
    return this.#secrets;
  }

  /** Show the secrets of a seat until `hide`; what comes after it is dropped. */
  async show(table: string, seat: number): Promise<void> {
    const look = ++this.#looks;
    const [news, outlook] = await Promise.all([
      get<News>(`/api/tables/${table}?seat=${seat}`),
      get<OutlookDocument>(tablePath(table, "outlook", seat)),
    ]);
    if (look === this.#looks && news.now.view) this.#secrets = { view: news.now.view, outlook };
  }

  hide(): void {
    this.#looks++;
    this.#secrets = null;
  }
}
