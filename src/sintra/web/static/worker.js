/**
 * Keeps the page in this browser, so that it opens without a network. `SITE`, written above this line, has the version, a hash for each
 * of its files, those that every reader needs, and those that belong to a game.
 *
 * Every version has a folder of its own, and a cache of its own. A page that is open goes on with its version; the next one that is opened
 * has the newest that the network knows, or, if there is no network, the one that is kept here as a whole.
 */

const HOME = self.registration.scope;
const FILES = `${HOME}v/${SITE.version}/`;
const CACHES = `sintra ${HOME} `;
const PAGES = ["", "table/", "replay/", "rules/", "analysis/", "statistics/", "review/", "learn/", "puzzles/"];
const PATIENCE = 3_000; // milliseconds for a network that may only look like one
const AT_ONCE = 6;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.waitUntil(keepGame(event.data)));
self.addEventListener("notificationclick", (event) => event.waitUntil(returnTo(event.notification)));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(HOME)) return;
  const path = url.slice(HOME.length).replace(/[?#].*/s, "");
  if (path.startsWith("v/")) event.respondWith(file(event.request, path));
  else if (mode === "navigate" && !path.startsWith("api/") && /^[^.]*(index\.html)?$/.test(path)) event.respondWith(page(event.request, path));
});

/** Nothing is used before all of it is here. */
async function install() {
  const cache = await own();
  await Promise.all(PAGES.map((path) => keepPage(cache, path)));
  await keep(cache, SITE.common);
  await cache.put(FILES, new Response(JSON.stringify(SITE.hashes)));
  await self.skipWaiting();
}

/** The version before stays: pages that are open may not have loaded all of it. */
async function activate() {
  const others = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHES + SITE.version);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage({ version: SITE.version });
}

/** All that a game needs to be played in a language. */
async function keepGame({ game, language }) {
  const isSpoken = (name) => !/^data\/[a-z]{2}\//.test(name) || name.startsWith(`data/${language}/`);
  const names = (SITE.games[game] ?? []).filter((name) => isSpoken(name) && !name.endsWith(".svg"));
  await keep(await own(), names).catch(() => {}); // without a network it is kept another time
}

/** A notification that was shown here, as on phones, leads back to the page that it comes from, or opens it again. */
async function returnTo(notification) {
  notification.close();
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => url === notification.data);
  await (page ? page.focus() : self.clients.openWindow(notification.data));
}

async function keepPage(cache, path) {
  const answer = await fetch(HOME + path, { cache: "reload" });
  const text = await answer.clone().text();
  if (!answer.ok || !text.includes(`v/${SITE.version}/`)) throw new Error(`${path || "the first page"} is not of version ${SITE.version}`);
  await cache.put(HOME + path, answer);
}

/** What an older version has with the same content is not fetched again. */
async function keep(cache, names) {
  const before = await known();
  const waiting = names.slice();
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const url = FILES + name;
      if (await cache.match(url, { ignoreVary: true })) continue;
      const answer = (await copy(before.get(SITE.hashes[name]))) ?? (await fetch(url));
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      await cache.put(url, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** What is kept under another address, without that address: a script would import its neighbours from there. */
async function copy(address) {
  const kept = address && (await caches.match(address, { ignoreVary: true }));
  return kept && new Response(kept.body, { headers: kept.headers });
}

/** The addresses of files of other versions, by the hash of their content. */
async function known() {
  const found = new Map();
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHES) || name === CACHES + SITE.version) continue;
    const folder = `${HOME}v/${name.slice(CACHES.length)}/`;
    const index = await (await caches.open(name)).match(folder);
    for (const [file, hash] of Object.entries(index ? await index.json() : {})) found.set(hash, folder + file);
  }
  return found;
}

async function file(request, path) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && SITE.hashes[path.slice(FILES.length - HOME.length)] && request.url.startsWith(FILES)) await (await own()).put(request, answer.clone());
  return answer;
}

/** The newest page, unless the network is away, slow or broken. */
async function page(request, path) {
  const fetched = fetch(request, { cache: "no-cache" });
  const kept = await (await own()).match(HOME + (PAGES.find((folder) => folder && `${path}/`.startsWith(folder)) ?? ""), { ignoreVary: true });
  if (!kept) return fetched;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([fetched.then((answer) => (answer.status < 500 ? answer : kept)), late]).catch(() => kept);
}

function own() {
  return caches.open(CACHES + SITE.version);
}
