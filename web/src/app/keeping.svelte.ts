/** The page that is kept for later: by a service worker, which the folder of files has (`skyrise site`). */
import { onHost } from "$src/kit/base";

/** Asks a new version to take over. `sw.js` knows it. */
const TAKE_OVER = "take-over";

export class KeptPage {
  /** A new version that has been fetched, and waits. */
  #waiting = $state.raw<ServiceWorker | null>(null);

  /** Since this visit all of it is kept. */
  #isReady = $state(false);

  get hasNew(): boolean {
    return this.#waiting !== null;
  }

  /** Has it been kept in this visit? From now on it needs no network. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Does this page come from what was kept? */
  get isKept(): boolean {
    return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  }

  /**
   * Keep the page; done when it is kept. Only over HTTPS and on one's own machine: elsewhere it works too, with a network.
   */
  async keep(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    this.#awaitReady();
    const kept = await navigator.serviceWorker.register(onHost("/sw.js")).catch(() => null);
    if (!kept) return;
    this.#notice(kept.waiting);
    kept.addEventListener("updatefound", () => {
      const fetched = kept.installing;
      fetched?.addEventListener("statechange", () => {
        if (fetched.state === "installed") this.#notice(fetched);
      });
    });
    // An installed page may stay open for days.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void kept.update().catch(() => undefined);
    });
    await navigator.serviceWorker.ready;
  }

  /** Go on with the new version: the page is loaded again, in this tab alone. */
  useNew(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      location.reload();
    });
    this.#waiting?.postMessage(TAKE_OVER);
  }

  /** A worker takes this page over when it has kept everything. */
  #awaitReady(): void {
    if (this.isKept) return;
    const ready = () => {
      this.#isReady = true;
    };
    navigator.serviceWorker.addEventListener("controllerchange", ready, { once: true });
  }

  /** The first version of all has nothing to wait for. */
  #notice(fetched: ServiceWorker | null): void {
    if (fetched && this.isKept) this.#waiting = fetched;
  }
}

export const keptPage = new KeptPage();
