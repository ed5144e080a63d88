// Keeps the whole app at hand, so that it starts and plays without a network.
/** Put in by the build. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const PREFIX = 'wyrdhall-';
const CACHE = PREFIX + __VERSION__;
const { scope } = worker.registration;
const page = new URL('index.html', scope).href;

worker.addEventListener('install', (event) => {
  const fill = async () => {
    const cache = await caches.open(CACHE);
    const fresh = __FILES__.map((file) => new Request(new URL(file, scope), { cache: 'reload' }));
    await cache.addAll(fresh);
    await worker.skipWaiting();
  };
  event.waitUntil(fill());
});

worker.addEventListener('activate', (event) => {
  const clear = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(clear());
});

/** The page keeps its place behind the `#`: `/new/toy?seed=7` is `/#/new/toy?seed=7`. */
function openPage(url: URL): Promise<Response> {
  const place = url.href.slice(scope.length).split('#')[0] ?? '';
  const isPage = place === '' || place === 'index.html' || place.startsWith('?');
  if (!isPage) return Promise.resolve(Response.redirect(`${scope}#/${place}`));
  return fromCache(page, () => fetch(url));
}

async function fromCache(key: string, otherwise: () => Promise<Response>): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(key)) ?? otherwise();
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(scope)) return;
  event.respondWith(request.mode === 'navigate' ? openPage(url) : fromCache(url.href, () => fetch(request)));
});
