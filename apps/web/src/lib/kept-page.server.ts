import { randomBytes } from 'node:crypto';
import type { KeptPage, KeptPages } from '@tsuzuki/contract';
import type { RequestEvent } from '@sveltejs/kit';
import { currentTime, inProcess } from '#lib/in-process.server.ts';

/** Longer addresses are nobody's but their maker's. */
const LONGEST_KEY = 1_000;

/** What varies from one sending of a kept page to the next. */
const NONCE = /'nonce-([^']+)'/u;
const NOW = /data-now="\d+"/u;

/** All that decides how a page looks to a visitor who is not signed in; null where pages are made for one alone. */
const keyOf = (event: RequestEvent): string | null => {
  const { request, url, locals } = event;
  if (request.method !== 'GET' || event.isDataRequest || event.cookies.get('__Host-sid'))
    return null;
  const { baseUrl, preferences, zone, isViewersZone } = locals;
  const key = JSON.stringify([baseUrl, url.href, preferences, zone, isViewersZone]);
  return key.length > LONGEST_KEY ? null : key;
};

/** The page as it was made, with a nonce and a moment of its own. */
const resent = (event: RequestEvent, { html, headers }: KeptPage): Response => {
  const nonce = randomBytes(16).toString('base64');
  const fresh = new Headers(headers.map(([name, value]) => [name, value]));
  const policy = fresh.get('content-security-policy') ?? '';
  const old = NONCE.exec(policy)?.[1];
  if (old) fresh.set('content-security-policy', policy.replaceAll(old, nonce));
  const body = (old ? html.replaceAll(old, nonce) : html).replace(
    NOW,
    `data-now="${currentTime(event)}"`,
  );
  return new Response(body, { headers: fresh });
};

const mayKeep = ({ locals }: RequestEvent, response: Response): boolean =>
  response.status === 200 &&
  !locals.isDegraded &&
  locals.setCookie.length === 0 &&
  !response.headers.has('set-cookie') &&
  !response.headers.has('cache-control') &&
  /^text\/html\b/u.test(response.headers.get('content-type') ?? '');

const kept = async (
  event: RequestEvent,
  response: Response,
  { pages, key, generation }: { pages: KeptPages; key: string; generation: number },
): Promise<Response> => {
  const { shareable } = event.locals.reading;
  if (!shareable || !mayKeep(event, response)) return response;
  const html = await response.text();
  const { headers } = response;
  headers.delete('etag');
  pages.keep(key, { html, headers: [...headers] }, { ...shareable, generation });
  return new Response(html, { headers });
};

/**
 * A page for a visitor who is not signed in: as it was last made for somebody who sees it alike, if nothing it shows has changed
 * since; otherwise as `make` makes it, which is kept.
 */
export async function keptPage(
  event: RequestEvent,
  make: () => Promise<Response>,
): Promise<Response> {
  const { pages } = inProcess(event);
  const key = pages ? keyOf(event) : null;
  if (!pages || key === null) return make();
  const known = pages.get(key);
  if (known) return resent(event, known);
  const { generation } = pages;
  return kept(event, await make(), { pages, key, generation });
}
