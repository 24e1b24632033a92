/**
 * Keeps the page and its engine, so that they are there without a network. `skyrise site` writes the next line. A new
 * version is fetched in the background. It waits until no tab has the old one any more, or until the reader wants it.
 */
const SITE = { version: "", base: "/", files: [] };

const PREFIX = "skyrise-";
const CACHE = PREFIX + SITE.version;
const PAGE = SITE.base + "index.html";
const TAKE_OVER = "take-over";
/** Which version each tab began with: it may fetch more of that one at any time. */
const TABS = "tabs";

self.addEventListener("install", (event) => {
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim().then(forgetOld));
});

self.addEventListener("message", ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request, resultingClientId } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(request));
  if (request.mode === "navigate" && resultingClientId) event.waitUntil(note(resultingClientId));
});

/** The page itself is asked for anew; names of all other files change with what is in them. */
async function keep() {
  const cache = await caches.open(CACHE);
  const isFresh = (name) => !name.startsWith(SITE.base + "assets/");
  await cache.addAll(SITE.files.map((name) => new Request(name, { cache: isFresh(name) ? "reload" : "default" })));
}

/** A tab begins, with this version. */
async function note(tab) {
  await (await caches.open(TABS)).put(`/${tab}`, new Response(CACHE));
}

/**
 * Versions that no tab has any more. All stay while a newer one is on its way, or while there is a tab of which nobody
 * knows what it began with: it may be in the middle of a game.
 */
async function forgetOld() {
  if (self.registration.installing ?? self.registration.waiting) return;
  const used = await versionsInTabs();
  if (used.includes(null)) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && ![CACHE, ...used].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The version of each tab that is open; null where it is not known. Tabs that have gone are forgotten. */
async function versionsInTabs() {
  const noted = await caches.open(TABS);
  const open = (await self.clients.matchAll({ type: "window", includeUncontrolled: true })).map(({ id }) => `/${id}`);
  const gone = (await noted.keys()).filter(({ url }) => !open.includes(new URL(url).pathname));
  await Promise.all(gone.map((tab) => noted.delete(tab)));
  return Promise.all(open.map(async (tab) => (await (await noted.match(tab))?.text()) ?? null));
}

/** What is kept, of this version before others, or else from the network; every screen of the page is the page. */
async function answer(request) {
  const kept = await caches.match(request.mode === "navigate" ? PAGE : request, { cacheName: CACHE });
  return kept ?? (request.mode === "navigate" ? undefined : await caches.match(request)) ?? fetch(request);
}
