import type { Clock } from '#platform/clock.ts';
import {
  createAddresses,
  OutboundFault,
  type Outbound,
  retryAfterOf,
  type StreamedAnswer,
} from '#platform/outbound/index.ts';
import { isOtherType, isPicture } from '../rules/magic.ts';
import { PictureFault } from './fault.ts';

const MOST_BYTES = 10 * 1024 ** 2;
const MOST_HOPS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const OK = 200;
/** These say nothing of the picture, only of the moment. */
const PASSING = new Set([408, 425, 429]);

const ACCEPT = 'image/avif,image/webp,image/png,image/jpeg,image/gif';

/** What may be fetched, and from where. */
export interface PictureRequest {
  address: string;
  /** Whether the picture may come from an address, which a redirect names. */
  mayFetch: (url: URL) => boolean;
}

export interface PictureWeb {
  outbound: Outbound;
  mirror: string | undefined;
  /** For all hops together. */
  deadlineMs: number;
  clock: Clock;
}

const headerOf = ({ headers }: StreamedAnswer, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

const requireOk = ({ status, headers }: StreamedAnswer, clock: Clock): void => {
  if (status === OK) return;
  const kind = status >= 500 || PASSING.has(status) ? 'later' : 'gone';
  const waitMs = (retryAfterOf(headers['retry-after'], clock) ?? 0) * 1_000;
  throw new PictureFault(`status ${status}`, kind, waitMs);
};

const readWhole = async (answer: StreamedAnswer): Promise<Buffer> => {
  if (isOtherType(headerOf(answer, 'content-type'))) throw new PictureFault('no picture', 'gone');
  if (Number(headerOf(answer, 'content-length')) > MOST_BYTES)
    throw new PictureFault('too large', 'gone');
  const chunks: Buffer[] = [];
  for await (const chunk of answer.body) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (!isPicture(bytes)) throw new PictureFault('no picture', 'gone');
  return bytes;
};

const faultOf = (error: unknown): unknown => {
  if (!(error instanceof OutboundFault)) return error;
  const isLasting = error.reason === 'too_large' || error.reason === 'forbidden';
  return new PictureFault(error.reason.replace('_', ' '), isLasting ? 'gone' : 'later');
};

/**
 * Fetches a picture through the one way out. A redirect may lead only where the picture may come from, and all hops share one deadline.
 * @throws PictureFault
 */
export const fetchPicture = async (
  { outbound, mirror, deadlineMs, clock }: PictureWeb,
  { address, mayFetch }: PictureRequest,
): Promise<Buffer> => {
  const addresses = createAddresses(mirror);
  const endsAt = performance.now() + deadlineMs;
  const hop = (url: URL): Promise<Buffer | URL | null> =>
    outbound.stream(
      {
        ...addresses.place(url.href),
        headers: { accept: ACCEPT },
        mostBytes: MOST_BYTES,
        deadlineMs: Math.max(1, Math.ceil(endsAt - performance.now())),
      },
      async (answer) => {
        if (REDIRECTS.has(answer.status))
          return addresses.follow(headerOf(answer, 'location'), url.href);
        requireOk(answer, clock);
        return readWhole(answer);
      },
    );
  let url = URL.parse(address);
  try {
    for (let hops = 0; hops <= MOST_HOPS && url && mayFetch(url); hops += 1) {
      const outcome = await hop(url);
      if (Buffer.isBuffer(outcome)) return outcome;
      url = outcome;
    }
  } catch (error) {
    throw faultOf(error);
  }
  throw new PictureFault(url && mayFetch(url) ? 'too many redirects' : 'moved', 'gone');
};
