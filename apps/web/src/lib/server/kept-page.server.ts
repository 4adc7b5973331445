import { randomBytes } from 'node:crypto';
import type { KeptPage, KeptPages } from '@tsuzuki/contract';
import type { RequestEvent } from '@sveltejs/kit';
import { currentTime, inProcess } from '#lib/server/in-process.server.ts';
import type { MadePage } from '#lib/server/made-page.server.ts';

/** Pages with longer addresses are not kept, because nobody else is likely to request them. */
const LONGEST_KEY = 1_000;

const POLICY = 'content-security-policy';
const NONCE = /'nonce-([^']+)'/u;
/** Length of a nonce, the same as SvelteKit's. */
const NONCE_BYTES = 16;
const NOW = 'data-now="';

/** Everything that decides how a page looks to a visitor who is not signed in; null if the page is made for one person. */
const keyOf = (event: RequestEvent): string | null => {
  const { request, url, locals } = event;
  if (request.method !== 'GET' || event.isDataRequest || event.cookies.get('__Host-sid'))
    return null;
  const { baseUrl, preferences, zone, isViewersZone } = locals;
  const key = JSON.stringify([baseUrl, url.href, preferences, zone, isViewersZone]);
  return key.length > LONGEST_KEY ? null : key;
};

const nonceOf = (headers: Headers): string | null =>
  NONCE.exec(headers.get(POLICY) ?? '')?.[1] ?? null;

/** The kept page, with a new nonce and the current time. */
const resent = (event: RequestEvent, page: KeptPage): MadePage => {
  const headers = new Headers(page.headers as [string, string][]);
  const body = Buffer.from(page.body.buffer, page.body.byteOffset, page.body.byteLength);
  const old = nonceOf(headers);
  if (old !== null) {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    headers.set(POLICY, (headers.get(POLICY) ?? '').replaceAll(old, nonce));
    for (const at of page.nonceAt) body.write(nonce, at, 'latin1');
  }
  body.write(String(currentTime(event)), page.nowAt, 'latin1');
  return { status: 200, headers, body };
};

const mayKeep = ({ locals }: RequestEvent, { status, headers }: MadePage): boolean =>
  status === 200 &&
  !locals.isDegraded &&
  locals.setCookie.length === 0 &&
  !headers.has('set-cookie') &&
  !headers.has('cache-control') &&
  /^text\/html\b/u.test(headers.get('content-type') ?? '');

const placesOf = (text: string, body: Buffer): number[] => {
  const places: number[] = [];
  for (let at = body.indexOf(text); at >= 0; at = body.indexOf(text, at + text.length)) {
    places.push(at);
  }
  return places;
};

const kept = (
  event: RequestEvent,
  page: MadePage,
  { pages, key, generation }: { pages: KeptPages; key: string; generation: number },
): MadePage => {
  const { shareable } = event.locals.reading;
  if (!shareable || !(page.body instanceof Buffer) || !mayKeep(event, page)) return page;
  const { body } = page;
  const nonce = nonceOf(page.headers);
  const nonceAt = nonce === null ? [] : placesOf(nonce, body);
  const nowAt = body.indexOf(NOW) + NOW.length;
  const headers = [...page.headers];
  pages.keep(key, { body, headers, nonceAt, nowAt }, { ...shareable, generation });
  return page;
};

/**
 * A page for a visitor who is not signed in. It is sent again if it was made for somebody with the same settings and nothing on it has
 * changed since. Otherwise `make` makes it, and it is kept.
 */
export async function keptPage(
  event: RequestEvent,
  make: () => Promise<MadePage>,
): Promise<MadePage> {
  const { pages } = inProcess(event);
  const key = pages ? keyOf(event) : null;
  if (!pages || key === null) return make();
  const known = pages.get(key);
  if (known) return resent(event, known);
  const { generation } = pages;
  return kept(event, await make(), { pages, key, generation });
}
