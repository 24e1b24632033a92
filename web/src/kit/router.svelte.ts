/** Which screen the reader is on, and how to go to another. */
import { isInPage } from "./base";
import { type Route, routeOf } from "./routes";

class Router {
  #path = $state(typeof location === "undefined" ? "/" : location.pathname);
  readonly route = $derived(routeOf(this.#path));

  follow = (): void => {
    this.#path = location.pathname;
  };
}

export const router = new Router();

/** Go to another screen. */
export function navigate(path: string): void {
  history.pushState(null, "", path);
  router.follow();
  scrollTo(0, 0);
}

/**
 * Says in the address what the screen shows, without an entry in the history. A screen may still be there for a moment when
 * the reader has gone on: it leaves the address of the next one alone.
 */
export function keepAddress(address: string): void {
  if (new URL(address, location.href).pathname === location.pathname) history.replaceState(history.state, "", address);
}

let load: (route: Route) => Promise<unknown> = () => Promise.resolve();

/** Says how the code of a screen is loaded. */
export function loadScreensBy(loading: typeof load): void {
  load = loading;
}

/** Load the code of a screen, to go there without a wait. */
export async function loadAhead(path: string): Promise<void> {
  await load(routeOf(path));
}

/** Links inside the page change the screen without loading the page again. */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0 || event.defaultPrevented;
  if (!link || elsewhere || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || !isInPage(link.pathname) || link.hash) return;
  event.preventDefault();
  navigate(link.pathname + link.search);
}
