/** Which screen the address means. */
export type Route =
  | { screen: "home" | "host" | "learn" | "about" | "replay-drop" | "unknown" }
  | { screen: "table" | "table-replay"; table: string }
  | { screen: "replay"; record: string };

const plain: Record<string, Route> = {
  "/": { screen: "home" },
  "/host": { screen: "host" },
  "/learn": { screen: "learn" },
  "/about": { screen: "about" },
  "/replay": { screen: "replay-drop" },
};

export function routeOf(path: string): Route {
  const trimmed = path.length > 1 ? path.replace(/\/$/, "") : path;
  const [, place, id, rest, ...more] = trimmed.split("/");
  if (id && more.length === 0) {
    if (place === "t" && rest === undefined) return { screen: "table", table: id };
    if (place === "t" && rest === "replay") return { screen: "table-replay", table: id };
    if (place === "replay" && rest === undefined) return { screen: "replay", record: id };
  }
  return plain[trimmed] ?? { screen: "unknown" };
}

/** The table that a link, a path or a code means. */
export function tableOf(text: string): string | null {
  const wanted = text.trim();
  const path = /\/t\/[^\s?#]+/.exec(wanted)?.[0];
  if (path) {
    const route = routeOf(path);
    return "table" in route ? route.table : null;
  }
  return /^[0-9a-z]{12}$/i.test(wanted) ? wanted.toLowerCase() : null;
}

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

/** Links inside the page change the screen without loading the page again. */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0 || event.defaultPrevented;
  if (!link || elsewhere || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || link.hash) return;
  event.preventDefault();
  navigate(link.pathname + link.search);
}
