import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const LEAST_BYTES = 1_024;
/** Beyond this quality a page takes longer to compress than to make. */
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
 * A response with its text compressed for clients that take it. Only for what is the same for all strangers: where a secret and what
 * somebody typed share a compressed page, its length tells of the secret (BREACH).
 */
export async function compressed(response: Response, accepted: string | null): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  const coding = codingOf(accepted);
  if (!/^(?:text\/|application\/(?:json|.*\+?xml))/u.test(type)) return response;
  response.headers.append('vary', 'accept-encoding');
  if (!coding || !response.body || response.headers.has('content-encoding')) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const { status, headers } = response;
  if (body.length < LEAST_BYTES) return new Response(body, { status, headers });
  const packed = await CODINGS[coding](body);
  headers.set('content-encoding', coding);
  headers.set('content-length', String(packed.length));
  headers.delete('etag');
  return new Response(packed, { status, headers });
}
