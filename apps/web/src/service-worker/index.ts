import { version } from '$app/env';
import { self } from '$app/service-worker';

/* Tells somebody without a connection so. It keeps no page but that one: what is on the others is the server's to say. */

const CACHE = `tsuzuki-${version}`;
const OFFLINE = '/offline';
/** Files whose names change with what is in them. */
const IMMUTABLE = '/_app/immutable/';

self.addEventListener('install', (event) => {
  // Without credentials: the page must be nobody's.
  const request = new Request(OFFLINE, { credentials: 'omit', cache: 'reload' });
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(request))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const clean = async (): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

const fromCacheFirst = async (request: Request): Promise<Response> => {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
};

const orOffline = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch {
    const page = await caches.match(OFFLINE);
    return page ?? Response.error();
  }
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(orOffline(request));
  else if (url.pathname.startsWith(IMMUTABLE)) event.respondWith(fromCacheFirst(request));
});
