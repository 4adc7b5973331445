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

/** The text of a page: its start, which we change, and all else, of which we make no second copy. */
interface Text {
  readonly start: string;
  readonly rest: string;
}

/** A page without the app (`csr = false`) has no nonce for scripts, so none could run on it, and it gets none. */
const withoutIdleScript = (start: string, headers: Headers): string =>
  SCRIPT_NONCE.test(headers.get('content-security-policy') ?? '')
    ? start
    : start.replace(TEMPLATES_SCRIPT, '');

/** Fills in the placeholders of `app.html`. */
const filled = (event: RequestEvent, html: string): Text => {
  const { preferences, zone, isZoneChosen, jsonLd } = event.locals;
  const values: Readonly<Record<string, string>> = {
    lang: preferences.locale,
    theme: preferences.theme,
    zone: isZoneChosen ? '' : zone,
    now: String(currentTime(event)),
    about: jsonLdElement(jsonLd),
  };
  const end = html.indexOf(LAST) + LAST.length;
  const start = html.slice(0, end);
  return {
    start: start.replaceAll(/%tsuzuki\.(\w+)%/gu, (_, name: string) => values[name] ?? ''),
    rest: html.slice(end),
  };
};

/** Both parts in UTF-8, in one buffer. To put them together as text first would copy the page once more. */
const encoded = ({ start, rest }: Text): Buffer<ArrayBuffer> => {
  const length = Buffer.byteLength(start);
  const body = Buffer.allocUnsafe(length + Buffer.byteLength(rest));
  body.write(start);
  body.write(rest, length);
  return body;
};

/**
 * The page that SvelteKit makes for a request. We take its text before SvelteKit hashes, encodes and streams it, which is more work than
 * rendering, and the entity tag would differ each time anyway.
 */
export async function makePage(event: RequestEvent, resolve: Resolve): Promise<MadePage> {
  const texts: Text[] = [];
  const response = await resolve(event, {
    transformPageChunk: (chunk) => {
      texts.push(filled(event, chunk.html));
      return '';
    },
  });
  const { status, headers } = response;
  const [text] = texts;
  if (!text) return { status, headers, body: response.body };
  // Without an entity tag the page is streamed, and more follows.
  const more = headers.has('etag') ? '' : await response.text();
  headers.delete('etag');
  headers.delete('content-length');
  const start = withoutIdleScript(text.start, headers);
  const rest = more === '' ? text.rest : text.rest + more;
  return { status, headers, body: encoded({ start, rest }) };
}
