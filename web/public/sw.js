/**
 * Keeps the page and its engine, so that they are there without a network. `skyrise site` writes the next line. A new
 * version is fetched in the background. It waits until no tab has the old one any more, or until the reader wants it.
 */
const SITE = { version: "", files: [] };

const PREFIX = "skyrise-";
const CACHE = PREFIX + SITE.version;
const PAGE = "/index.html";
const TAKE_OVER = "take-over";

self.addEventListener("install", (event) => {
  event.waitUntil(forgetOld().then(keep));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("message", ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && new URL(request.url).origin === location.origin) event.respondWith(answer(request));
});

/** The page itself is asked for anew; names of all other files change with what is in them. */
async function keep() {
  const cache = await caches.open(CACHE);
  const isFresh = (name) => !name.startsWith("/assets/");
  await cache.addAll(SITE.files.map((name) => new Request(name, { cache: isFresh(name) ? "reload" : "default" })));
}

/** The version before this one stays: another tab may be in the middle of a game with it. */
async function forgetOld() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** What is kept, of this version before others, or else from the network; every screen of the page is the page. */
async function answer(request) {
  const kept = await caches.match(request.mode === "navigate" ? PAGE : request, { cacheName: CACHE });
  return kept ?? (request.mode === "navigate" ? undefined : await caches.match(request)) ?? fetch(request);
}
