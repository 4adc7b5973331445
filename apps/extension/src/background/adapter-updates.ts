import { type Adapter, mergeAdapters } from '@tsuzuki/adapters';
import type { Outside } from '../platform/outside.ts';
import { read, stored, write } from '../platform/stored.ts';
import { servers } from '../servers/server.ts';
import { ADAPTERS } from '../adapters/bundled.ts';

const DAY_MS = 86_400_000;
const LONGEST_WAIT_MS = 30_000;
/** Characters of all adapters of a server. */
const MOST_TEXT = 2_000_000;

/** What a server said last. */
interface Fetched {
  server: string;
  /** When it was asked, whether it answered or not. */
  askedAt: number;
  tag: string | undefined;
  adapters: readonly Adapter[];
}

export const fetched = stored<Fetched | null>('local', 'adapters', null);

/** The adapters to use now. They were checked when they were stored; the program may be newer since, so they are checked again. */
export const currentAdapters = async (outside: Outside): Promise<readonly Adapter[]> => {
  const known = await read(outside, fetched);
  return known ? mergeAdapters(ADAPTERS, known.adapters).adapters : ADAPTERS;
};

interface Answer {
  tag: string | undefined;
  adapters: readonly Adapter[];
}

/** Asks a server. Undefined: nothing changed, or it has no answer that we can use. */
const fetchFrom = async (
  outside: Outside,
  url: string,
  tag: string | undefined,
): Promise<Answer | undefined> => {
  const response = await outside.fetch(`${url}/api/adapters`, {
    headers: tag === undefined ? {} : { 'if-none-match': tag },
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  });
  if (response.status !== 200) return undefined;
  const text = await response.text();
  if (text.length > MOST_TEXT) return undefined;
  const { adapters } = Object(JSON.parse(text)) as { adapters?: unknown };
  return {
    tag: response.headers.get('etag') ?? undefined,
    adapters: mergeAdapters([], adapters).adapters,
  };
};

/**
 * Fetches the adapters of the first server that the person is signed in to, at most once a day. They are data, and only those that are
 * valid are kept. Whatever goes wrong, those that are known stay.
 */
export const updateAdapters = async (outside: Outside): Promise<void> => {
  const server = (await read(outside, servers)).find(({ tokens }) => tokens !== null)?.url;
  if (server === undefined) return;
  const known = await read(outside, fetched);
  const same = known?.server === server ? known : null;
  const now = outside.now();
  // A clock that was set back does not stop updates.
  if (same && now >= same.askedAt && now - same.askedAt < DAY_MS) return;
  const asked = { server, askedAt: now, tag: same?.tag, adapters: same?.adapters ?? [] };
  await write(outside, fetched, asked);
  const answer = await fetchFrom(outside, server, asked.tag).catch(() => undefined);
  if (answer) await write(outside, fetched, { ...asked, ...answer });
};
