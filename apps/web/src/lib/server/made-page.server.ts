import type { RequestEvent } from '@sveltejs/kit';
import type { ResolveOptions } from '@sveltejs/kit/hooks';
import { currentTime } from '#lib/server/in-process.server.ts';
import { jsonLdElement } from '#lib/seo/json-ld.ts';

/** What is to be sent: changed by one after the other, and made a response of once, at the end. */
export interface MadePage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream | null;
}

type Resolve = (event: RequestEvent, options: ResolveOptions) => Promise<Response> | Response;

/** The last of what `app.html` leaves open, all of it near its start. */
const LAST = '%tsuzuki.about%';

const NONCE = "'nonce-";
/** It keeps local times hidden until the app has rewritten them. */
const TEMPLATES_SCRIPT = /<script nonce=.*?<\/script>/su;

/** A page without the app (`csr = false`) has no nonce, so that no script runs on it: it is sent none. */
const withoutIdleScript = (html: string, headers: Headers): string =>
  headers.get('content-security-policy')?.includes(NONCE)
    ? html
    : html.replace(TEMPLATES_SCRIPT, '');

/** Fills in what stands in `app.html`. */
const filled = (event: RequestEvent, html: string): string => {
  const { preferences, zone, jsonLd } = event.locals;
  const values: Readonly<Record<string, string>> = {
    lang: preferences.locale,
    theme: preferences.theme,
    zone,
    now: String(currentTime(event)),
    about: jsonLdElement(jsonLd),
  };
  const end = html.indexOf(LAST) + LAST.length;
  const start = html.slice(0, end);
  return (
    start.replaceAll(/%tsuzuki\.(\w+)%/gu, (_, name: string) => values[name] ?? '') +
    html.slice(end)
  );
};

/**
 * What SvelteKit makes of a request. The text of a page is taken out of its hands: it would hash, encode and stream it, which is
 * more work than rendering, for an entity tag that no page has twice.
 */
export async function makePage(event: RequestEvent, resolve: Resolve): Promise<MadePage> {
  let html: string | null = null;
  const response = await resolve(event, {
    transformPageChunk: (chunk) => {
      html = filled(event, chunk.html);
      return '';
    },
  });
  const { status, headers } = response;
  if (html === null) return { status, headers, body: response.body };
  // Without a tag there is more to come: what the page did not wait for.
  const rest = headers.has('etag') ? '' : await response.text();
  headers.delete('etag');
  headers.delete('content-length');
  return { status, headers, body: withoutIdleScript(html, headers) + rest };
}
