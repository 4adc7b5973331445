import type { Handle, HandleServerError } from '@sveltejs/kit/hooks';
import { allowFormTarget } from '#lib/form-target.ts';
import { report } from '#lib/in-process.server.ts';
import { JAPAN, knownZone } from '#lib/time/zone.ts';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/** Pages that anybody gets alike; every other one is about somebody, or carries a secret in its address. */
const PUBLIC_ROUTES: ReadonlySet<string | null> = new Set(['/', '/pricing', '/search.json', null]);

const isPublic = (routeId: string | null): boolean =>
  PUBLIC_ROUTES.has(routeId) || routeId === '/docs' || routeId?.startsWith('/docs/') === true;

/** What is about one person is kept nowhere; a public page is told to be theirs once it greets them by name. */
const cacheControl = (routeId: string | null, isSignedIn: boolean): string | undefined => {
  if (!isPublic(routeId)) return 'no-store';
  return isSignedIn ? 'private, no-cache' : undefined;
};

export const handle: Handle = async ({ event, resolve }) => {
  const zone = knownZone(event.cookies.get('zone'));
  event.locals.isViewersZone = zone !== null;
  event.locals.zone = zone ?? JAPAN;
  event.locals.isDegraded = false;
  event.locals.setCookie = [];

  const response = await resolve(event, {
    transformPageChunk: ({ html }) => html.replace('%tsuzuki.zone%', event.locals.zone),
  });
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  if (event.locals.formTarget) allowFormTarget(response.headers, event.locals.formTarget);
  const caching = cacheControl(event.route.id, event.cookies.get('__Host-sid') !== undefined);
  if (caching) response.headers.set('cache-control', caching);
  for (const line of event.locals.setCookie) response.headers.append('set-cookie', line);
  // Crawlers must not take a page without its content for the page. The router wants its own data requests answered with 200.
  return event.locals.isDegraded && !event.isDataRequest
    ? new Response(response.body, { status: 503, headers: response.headers })
    : response;
};

export const handleError: HandleServerError = (caught) => {
  if (caught.kind === 'framework') return { message: 'There is nothing at this address.' };
  if (caught.kind !== 'unknown') return undefined;
  const { event, error } = caught;
  report(event, error, `web: ${event.request.method} ${event.url.pathname} failed`);
  return { message: 'Something broke on our side.' };
};
