import type { App } from '#platform/app.ts';
import { createAddresses, outbound, type StreamedAnswer } from '#platform/outbound/index.ts';
import { refusal } from '../reasons.ts';
import { sourceSettings } from '../settings.ts';
import type { FetchedSource } from './fetched-source.ts';

export interface WebRequest {
  address: string;
  headers?: Readonly<Record<string, string>>;
  mostBytes: number;
}

/** The web as one source may use it in one run: its hosts alone, until its deadline. */
export interface Web {
  /** @throws OutboundFault, or a refusal when it is led to another host. */
  get: <T>(request: WebRequest, take: (answer: StreamedAnswer) => Promise<T>) => Promise<T>;
}

const MOST_HOPS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** @throws Refusal for an address of another host than the source's, or without encryption. */
const admit = ({ info: { name }, hosts }: FetchedSource, url: URL | null): string => {
  if (url?.protocol === 'https:' && hosts.includes(url.host)) return url.href;
  throw refusal('UNAVAILABLE', 'SOURCE_MOVED', { source: name, host: url?.host ?? '' });
};

/** Opens the web for a source. */
export const openWeb = async (
  app: App,
  source: FetchedSource,
  signal: AbortSignal,
): Promise<Web> => {
  const client = await app.open(outbound);
  const { mirror, timeoutSeconds } = app.settings.of(sourceSettings);
  const addresses = createAddresses(mirror);
  const deadlineMs = timeoutSeconds === undefined ? source.deadlineMs : timeoutSeconds * 1_000;
  const endsAt = performance.now() + deadlineMs;
  const hop = async <T>(
    { address, headers = {}, mostBytes }: WebRequest,
    take: (answer: StreamedAnswer) => Promise<T>,
  ): Promise<{ moved: string } | { taken: T }> =>
    client.stream(
      {
        ...addresses.place(address),
        headers,
        mostBytes,
        deadlineMs: Math.max(1, Math.ceil(endsAt - performance.now())),
        signal,
      },
      async (answer) => {
        const { location } = answer.headers;
        if (!REDIRECTS.has(answer.status) || typeof location !== 'string')
          return { taken: await take(answer) };
        return { moved: admit(source, addresses.follow(location, address)) };
      },
    );
  const get: Web['get'] = async (request, take) => {
    let address = admit(source, URL.parse(request.address));
    for (let hops = 0; hops <= MOST_HOPS; hops += 1) {
      const outcome = await hop({ ...request, address }, take);
      if ('taken' in outcome) return outcome.taken;
      address = outcome.moved;
    }
    throw refusal('UNAVAILABLE', 'SOURCE_MOVED', {
      source: source.info.name,
      host: new URL(address).host,
    });
  };
  return { get };
};

/** @throws Refusal for any status but those expected. */
export const expectStatus = (
  { info: { name } }: FetchedSource,
  { status }: Pick<StreamedAnswer, 'status'>,
  expected: readonly number[],
): void => {
  if (!expected.includes(status))
    throw refusal('UNAVAILABLE', 'SOURCE_ANSWERED', { source: name, status });
};

/** The text of a small answer. */
export const textOf = async ({ body }: StreamedAnswer): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};
