import type { RequestEvent } from '@sveltejs/kit';
import type { ResolveOptions } from '@sveltejs/kit/hooks';
import { currentTime } from '#lib/server/in-process.server.ts';
import { jsonLdElement } from '#lib/seo/json-ld.ts';

/** A page to send. Several functions change it in turn, and only the last makes it a response. */
export interface MadePage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream | null;
}

type Resolve = (event: RequestEvent, options: ResolveOptions) => Promise<Response> | Response;

/** The last placeholder of `app.html`. All are near its start. */
const LAST = '%tsuzuki.about%';

const SCRIPT_NONCE = /script-src [^;]*'nonce-/u;
/** This script hides local times until the app has rewritten them. */
const TEMPLATES_SCRIPT = /<script nonce=.*?<\/script>/su;

/** A page without the app (`csr = false`) has no nonce for scripts, so none could run on it, and it gets none. */
const withoutIdleScript = (html: string, headers: Headers): string =>
  SCRIPT_NONCE.test(headers.get('content-security-policy') ?? '')
    ? html
    : html.replace(TEMPLATES_SCRIPT, '');

/** Fills in the placeholders of `app.html`. */
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
 * The page that SvelteKit makes for a request. We take its text before SvelteKit hashes, encodes and streams it, which is more work than
 * rendering, and the entity tag would differ each time anyway.
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
  // Without an entity tag the page is streamed, and more follows.
  const rest = headers.has('etag') ? '' : await response.text();
  headers.delete('etag');
  headers.delete('content-length');
  return { status, headers, body: withoutIdleScript(html, headers) + rest };
}
