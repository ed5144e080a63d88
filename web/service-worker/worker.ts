// Keeps the whole app at hand, so that it starts and plays without a network.
/** Put in by the build. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const PREFIX = 'wyrdhall-';
const CACHE = PREFIX + __VERSION__;
/** A page holds a lock with this and the address of its script, as long as it is open. */
const PAGE = 'wyrdhall-page ';
const { scope } = worker.registration;
const page = new URL('index.html', scope).href;

// A newer worker waits until nobody uses the older one, or until somebody says so.
worker.addEventListener('install', (event) => {
  const fill = async () => {
    const cache = await caches.open(CACHE);
    const fresh = __FILES__.map((file) => new Request(new URL(file, scope), { cache: 'reload' }));
    await cache.addAll(fresh);
  };
  event.waitUntil(fill());
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(clearUnused().then(() => worker.clients.claim()));
});

/** Files of older versions stay as long as a page of theirs is open: it may still ask for some of them. */
async function clearUnused(): Promise<void> {
  const own = await caches.open(CACHE);
  const { held = [] } = await worker.navigator.locks.query();
  const open = held.flatMap(({ name = '' }) => (name.startsWith(PAGE) ? name.slice(PAGE.length) : []));
  const older = await missingIn(own, open);
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(
    old.map(async (name) => {
      const missing = await missingIn(await caches.open(name), older);
      if (missing.length === older.length) await caches.delete(name);
    }),
  );
}

async function missingIn(cache: Cache, scripts: readonly string[]): Promise<string[]> {
  const found = await Promise.all(scripts.map((script) => cache.match(script)));
  return scripts.filter((_, i) => !found[i]);
}

/** The page keeps its place behind the `#`: `/new/toy?seed=7` is `/#/new/toy?seed=7`. */
async function openPage(url: URL): Promise<Response> {
  const place = url.href.slice(scope.length).split('#')[0] ?? '';
  const isPage = place === '' || place === 'index.html' || place.startsWith('?');
  if (!isPage) return Response.redirect(`${scope}#/${place}`);
  const cache = await caches.open(CACHE);
  return (await cache.match(page)) ?? fetch(url);
}

/** From this version; else from an older one that is still open; else from the network. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request.url)) ?? (await caches.match(request.url)) ?? fetch(request);
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(scope)) return;
  if (request.mode !== 'navigate') event.respondWith(file(request));
  else {
    event.respondWith(openPage(url));
    event.waitUntil(clearUnused());
  }
});
