import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MadePage } from './made-page.server.ts';

const LEAST_BYTES = 1_024;
/** With a higher quality, compressing a page takes longer than making it. */
const QUALITY = 4;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

const CODINGS = {
  br: (body: Uint8Array) =>
    asBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (body: Uint8Array) => asGzip(body),
} as const;

const codingOf = (accepted: string | null): keyof typeof CODINGS | null => {
  const offered = new Set(
    (accepted ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/u.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (offered.has('br')) return 'br';
  return offered.has('gzip') ? 'gzip' : null;
};

/**
 * Compresses a page for clients that accept it. Use it only for pages that are the same for all strangers: if a secret and typed text share
 * a compressed page, its length reveals the secret (BREACH).
 */
export async function compressed(page: MadePage, accepted: string | null): Promise<MadePage> {
  const { headers } = page;
  if (!/^(?:text\/|application\/(?:json|.*\+?xml))/u.test(headers.get('content-type') ?? '')) {
    return page;
  }
  headers.append('vary', 'accept-encoding');
  const coding = codingOf(accepted);
  if (!coding || page.body === null || headers.has('content-encoding')) return page;
  const body = await bytesOf(page.body);
  if (body.length < LEAST_BYTES) return { ...page, body };
  const packed = await CODINGS[coding](body);
  headers.set('content-encoding', coding);
  headers.set('content-length', String(packed.length));
  headers.delete('etag');
  return { ...page, body: packed };
}

async function bytesOf(body: NonNullable<MadePage['body']>): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof body === 'string') return Buffer.from(body);
  return body instanceof Uint8Array ? body : new Uint8Array(await new Response(body).arrayBuffer());
}
