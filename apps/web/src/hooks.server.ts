import type { Handle, HandleServerError } from '@sveltejs/kit/hooks';
import { allowFormTarget } from '#lib/form-target.ts';
import { report } from '#lib/in-process.server.ts';
import { JAPAN, knownZone } from '#lib/time/zone.ts';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

export const handle: Handle = async ({ event, resolve }) => {
  const zone = knownZone(event.cookies.get('zone'));
  event.locals.isViewersZone = zone !== null;
  event.locals.zone = zone ?? JAPAN;
  event.locals.isDegraded = false;

  const response = await resolve(event, {
    transformPageChunk: ({ html }) => html.replace('%tsuzuki.zone%', event.locals.zone),
  });
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  if (event.locals.formTarget) allowFormTarget(response.headers, event.locals.formTarget);
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
