import { version } from '$app/env';
import { self } from '$app/service-worker';

/*
 * Tells somebody without a connection so, and shows alerts as notifications. It keeps no page but that one: what is on the others is the
 * server's to say.
 */

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

/** What the server says in a message. */
interface PushedAlert {
  id: string;
  title: string;
  body: string;
  url: string;
}

self.addEventListener('push', (event) => {
  const alert = event.data?.json() as PushedAlert | undefined;
  if (!alert) return;
  const { id, title, body, url } = alert;
  const icon = '/icon-192.png';
  event.waitUntil(
    self.registration.showNotification(title, { body, icon, tag: id, data: { url } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data as { url: string };
  // Its path here, whatever address the server thinks it has.
  const { pathname, search, hash } = new URL(url);
  const here = new URL(`${pathname}${search}${hash}`, self.location.origin);
  // Browsers name windows by the page they began with, so none is known to still show this one.
  event.waitUntil(self.clients.openWindow(here.href));
});
