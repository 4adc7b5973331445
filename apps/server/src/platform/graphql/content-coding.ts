import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body may be compressed. */
export type ContentCoding = 'br' | 'gzip';

/** A smaller body fits into one packet without compression. */
export const LEAST_BYTES = 1_024;

/** As fast as gzip, with a smaller result. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const brotliCompressed = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses a body, off the event loop. */
export const compress = (body: Buffer, coding: ContentCoding): Promise<Buffer> =>
  coding === 'br' ? brotliCompressed(body, BROTLI) : gzipped(body);

const weightsOf = (acceptEncoding: string): ReadonlyMap<string, number> =>
  new Map(
    acceptEncoding.split(',').map((part) => {
      const [coding = '', ...parameters] = part.toLowerCase().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return [coding.trim(), weight === undefined ? 1 : Number(weight.trim().slice(2)) || 0];
    }),
  );

/** Picks the coding for an Accept-Encoding header (RFC 9110 §12.5.3); undefined: the body is sent as it is. */
export const codingFor = (acceptEncoding: string | undefined): ContentCoding | undefined => {
  if (acceptEncoding === undefined) return undefined;
  const weights = weightsOf(acceptEncoding);
  const weight = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  const [br, gz] = [weight('br'), weight('gzip')];
  if (Math.max(br, gz) === 0 || Math.max(br, gz) < (weights.get('identity') ?? 0)) return undefined;
  return br >= gz ? 'br' : 'gzip';
};
