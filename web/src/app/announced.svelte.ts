/** What whoever runs the server tells everybody: asked for now and then, while somebody looks. */
import { isAlone } from "$src/wire/ends";
import { get } from "$src/wire/http";
import type { About } from "$src/wire/types";

const EVERY = 60_000;

export class Announced {
  #text = $state<string | null>(null);
  #read = $state<string | null>(null);

  /** What is to be shown; null: nothing, or it was read. */
  get text(): string | null {
    return this.#text === this.#read ? null : this.#text;
  }

  /** It was read; the next one is another. */
  readonly close = (): void => {
    this.#read = this.#text;
  };

  /** Asks from now on; returns what ends that. A page without a server has nobody to ask. */
  follow(): () => void {
    if (isAlone()) return () => undefined;
    void this.#ask();
    const timer = setInterval(() => {
      if (!document.hidden) void this.#ask();
    }, EVERY);
    return () => {
      clearInterval(timer);
    };
  }

  async #ask(): Promise<void> {
    const about = await get<About>("/api/about").catch(() => null);
    if (about) this.#text = about.announcement;
  }
}
