import { describe, expect, it } from "vitest";

/** It is a file of its own beside the page, and no part of it. */
const files = import.meta.glob<string>("../../public/sw.js", { eager: true, query: "?raw", import: "default" });
const program = Object.values(files)[0] ?? "";

type Handler = (event: Record<string, unknown>) => void;

/** What the workers of all versions share: the caches of a browser, its tabs, and what is on its way. */
class FakeBrowser {
  readonly kept = new Map<string, Map<string, string>>();
  tabs: string[] = [];
  waiting: object | null = null;

  caches = {
    keys: () => Promise.resolve([...this.kept.keys()]),
    delete: (name: string) => Promise.resolve(this.kept.delete(name)),
    open: (name: string) => Promise.resolve(this.#cache(name)),
    match: (wanted: unknown, { cacheName }: { cacheName?: string } = {}) => {
      const names = cacheName ? [cacheName] : [...this.kept.keys()];
      const found = names.map((name) => this.kept.get(name)?.get(nameOf(wanted))).find((text) => text !== undefined);
      return Promise.resolve(found === undefined ? undefined : new Response(found));
    },
  };

  get versions(): string[] {
    return [...this.kept.keys()].filter((name) => name.startsWith("skyrise-"));
  }

  #cache(name: string) {
    const files = this.kept.get(name) ?? new Map<string, string>();
    this.kept.set(name, files);
    return {
      addAll: (all: Request[]) => {
        for (const one of all) files.set(nameOf(one), `${name} ${nameOf(one)}`);
        return Promise.resolve();
      },
      put: async (key: string, answer: Response) => void files.set(key, await answer.text()),
      match: (key: string) => Promise.resolve(files.has(key) ? new Response(files.get(key)) : undefined),
      keys: () => Promise.resolve([...files.keys()].map((key) => ({ url: `https://skyrise.example${key}` }))),
      delete: (key: unknown) => Promise.resolve(files.delete(nameOf(key))),
    };
  }
}

const nameOf = (wanted: unknown): string =>
  typeof wanted === "string" ? wanted : new URL((wanted as { url: string }).url).pathname;

/** Node's requests have no relative addresses. */
class SiteRequest {
  readonly url: string;

  constructor(name: string) {
    this.url = `https://skyrise.example${name}`;
  }
}

/** The worker of a version, whose page asks for a file that no other version has. */
function version(browser: FakeBrowser, name: string) {
  const handlers = new Map<string, Handler>();
  const self = {
    addEventListener: (kind: string, handler: Handler) => handlers.set(kind, handler),
    clients: {
      claim: () => Promise.resolve(),
      matchAll: () => Promise.resolve(browser.tabs.map((id) => ({ id }))),
    },
    registration: {
      installing: null,
      get waiting() {
        return browser.waiting;
      },
    },
  };
  const site = { version: name, base: "/", files: ["/index.html", `/assets/${name}.js`] };
  const written = program.replace(/const SITE = .*;/, `const SITE = ${JSON.stringify(site)};`);
  const globals = { self, caches: browser.caches, Request: SiteRequest, location: new URL("https://skyrise.example") };
  // The worker is a program of its own, not a module: it is run as it is.
  (new Function(...Object.keys(globals), written) as (...given: unknown[]) => void)(...Object.values(globals));
  const send = async (kind: string, event: Record<string, unknown> = {}): Promise<string> => {
    const waits: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    handlers.get(kind)?.({
      ...event,
      waitUntil: (wait: Promise<unknown>) => waits.push(wait),
      respondWith: (given: Promise<Response>) => (answer = given),
    });
    await Promise.all(waits);
    return (await answer)?.text() ?? "";
  };
  const get = (path: string, more: object = {}) => ({
    request: Object.assign(new SiteRequest(path), { method: "GET", mode: "no-cors", ...more }),
  });
  return {
    install: () => send("install"),
    activate: () => send("activate"),
    open: (tab: string) => {
      browser.tabs.push(tab);
      return send("fetch", { ...get("/", { mode: "navigate" }), resultingClientId: tab });
    },
    fetch: (path: string) => send("fetch", get(path)),
  };
}

async function first(browser: FakeBrowser) {
  const one = version(browser, "v1");
  await one.install();
  await one.activate();
  await one.open("a");
  return one;
}

describe("the worker that keeps the page", () => {
  it("keeps the version of a tab while two others come", async () => {
    const browser = new FakeBrowser();
    const one = await first(browser);
    await version(browser, "v2").install();
    await version(browser, "v3").install();
    expect(await one.fetch("/assets/v1.js")).toBe("skyrise-v1 /assets/v1.js");
    expect(browser.versions).toEqual(["skyrise-v1", "skyrise-v2", "skyrise-v3"]);
  });

  it("answers a tab of an old version after another tab has let new ones take over", async () => {
    const browser = new FakeBrowser();
    await first(browser);
    for (const name of ["v2", "v3"]) {
      const next = version(browser, name);
      await next.install();
      await next.activate();
      browser.tabs = browser.tabs.filter((tab) => tab === "a");
      expect(await next.open(`b-${name}`)).toBe(`skyrise-${name} /index.html`);
      expect(await next.fetch("/assets/v1.js")).toBe("skyrise-v1 /assets/v1.js");
    }
    expect(browser.versions).toContain("skyrise-v1");
  });

  it("forgets what no tab has any more, and tabs that are gone", async () => {
    const browser = new FakeBrowser();
    await first(browser);
    browser.tabs = [];
    const two = version(browser, "v2");
    await two.install();
    await two.activate();
    expect(browser.versions).toEqual(["skyrise-v2"]);
    expect(browser.kept.get("tabs")?.size).toBe(0);
  });

  it("forgets nothing while a newer version is on its way, or a tab's is not known", async () => {
    const browser = new FakeBrowser();
    await first(browser);
    browser.tabs = [];
    const two = version(browser, "v2");
    await two.install();
    browser.waiting = {};
    await two.activate();
    expect(browser.versions).toHaveLength(2);
    [browser.waiting, browser.tabs] = [null, ["never seen"]];
    await two.activate();
    expect(browser.versions).toHaveLength(2);
  });
});
