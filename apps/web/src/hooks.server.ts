import type { RequestEvent } from '@sveltejs/kit';
import type { Handle, HandleServerError } from '@sveltejs/kit/hooks';
import { compressed } from '#lib/server/compress.server.ts';
import { errorText, pageErrorText } from '#lib/server/page-error.server.ts';
import { refuseBrokenForms } from '#lib/form/broken-form.server.ts';
import { refuseForeignForms } from '#lib/form/own-form.server.ts';
import { allowFormTarget } from '#lib/server/form-target.ts';
import { knownLocale, preferredLocale } from '#lib/i18n/locale.ts';
import { keptPage } from '#lib/server/kept-page.server.ts';
import { makePage, type MadePage } from '#lib/server/made-page.server.ts';
import { inTurn } from '#lib/server/page-turn.server.ts';
import { serverTiming } from '#lib/server/reading-time.server.ts';
import { isJsonClient } from '#lib/server/json-client.ts';
import { inProcess, report } from '#lib/server/in-process.server.ts';
import { parsePreferences, type Preferences } from '#lib/preferences/preferences.ts';
import { assumeZone } from '#lib/time/viewer-zone.server.ts';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/** Pages that are the same for everybody. All others are about one person or have a secret in their address. */
const PUBLIC_ROUTES: ReadonlySet<string | null> = new Set(['/', null]);
const PUBLIC_FOLDERS = [
  '/about',
  '/anime',
  '/characters',
  '/docs',
  '/extension',
  '/legal',
  '/manga',
  '/offline',
  '/opensearch.xml',
  '/people',
  '/pricing',
  '/robots.txt',
  '/schedule',
  '/search',
  '/seasons',
  '/sitemap',
  '/sitemap.xml',
  '/studios',
] as const;

const isPublic = (routeId: string | null): boolean =>
  PUBLIC_ROUTES.has(routeId) ||
  PUBLIC_FOLDERS.some((folder) => routeId === folder || routeId?.startsWith(`${folder}/`));

/**
 * Pages about one person may not be stored. Public pages depend on the visitor's preferences and show their name, so only their browser may
 * store them.
 */
const cacheControl = (routeId: string | null): string =>
  isPublic(routeId) ? 'private, no-cache' : 'no-store';

const YEAR_S = 365 * 24 * 3600;

/**
 * The visitor's preferences: first from the address (which is then remembered), then from their earlier choice, then from their browser.
 */
const preferencesOf = ({ cookies, request, url }: RequestEvent): Preferences => {
  const asked = knownLocale(url.searchParams.get('lang'));
  if (asked && asked !== cookies.get('lang')) {
    cookies.set('lang', asked, { path: '/', maxAge: YEAR_S, sameSite: 'lax', httpOnly: false });
  }
  const get = (name: string): string | undefined =>
    name === 'lang' && asked ? asked : cookies.get(name);
  return parsePreferences(get, preferredLocale(request.headers.get('accept-language')));
};

/** What a program is told that asks for a route there is not; undefined for everybody else. */
const missingRoute = (event: RequestEvent): Response | undefined => {
  if (event.route.id !== null || !isJsonClient(event.request.headers)) return undefined;
  const missing = inProcess(event).missingRoute?.();
  return missing && new Response(missing.body, missing);
};

export const handle: Handle = async ({ event, resolve }) => {
  const missing = missingRoute(event);
  if (missing) return missing;
  const started = performance.now();
  event.locals.reading = { turnMs: 0, underWay: 0, since: 0, ms: 0, shareable: null, reads: 0 };
  assumeZone(event);
  event.locals.baseUrl = inProcess(event).baseUrl ?? event.url.origin;
  event.locals.preferences = preferencesOf(event);
  event.locals.isDegraded = false;
  event.locals.setCookie = [];
  refuseForeignForms(event);
  refuseBrokenForms(event);

  const make = (): Promise<MadePage> => inTurn(event, () => makePage(event, resolve));
  const isShared = isPublic(event.route.id) && event.url.searchParams.get('lang') === null;
  const page = await (isShared ? keptPage(event, make) : make());
  const { headers } = page;
  for (const [name, value] of Object.entries(HEADERS)) {
    // Pages with a secret in their address set a stricter policy.
    if (!headers.has(name)) headers.set(name, value);
  }
  if (event.locals.formTarget) allowFormTarget(headers, event.locals.formTarget);
  if (headers.get('content-type') === 'text/html') {
    headers.set('content-type', 'text/html; charset=utf-8');
  }
  if (!headers.has('cache-control')) headers.set('cache-control', cacheControl(event.route.id));
  for (const line of event.locals.setCookie) headers.append('set-cookie', line);
  headers.set('server-timing', serverTiming(event.locals.reading, performance.now() - started));
  const isStrangers = isPublic(event.route.id) && event.cookies.get('__Host-sid') === undefined;
  const { body, status } = isStrangers
    ? await compressed(page, event.request.headers.get('accept-encoding'))
    : page;
  // A crawler must not index a page whose content is missing. The router expects status 200 for its own data requests.
  const isBroken = event.locals.isDegraded && status === 200 && !event.isDataRequest;
  return new Response(body, { status: isBroken ? 503 : status, headers });
};

export const handleError: HandleServerError = (caught) => {
  const { kind, event, error } = caught;
  const { locale } = event.locals.preferences;
  if (kind === 'framework') return pageErrorText('PAGE_NOT_FOUND', locale);
  if (kind !== 'unknown') return errorText(error, locale);
  report(event, error, `web: ${event.request.method} ${event.url.pathname} failed`);
  return pageErrorText('BROKEN', locale);
};
