import type { App } from '#platform/app.ts';
import { createJsonAsker, outbound, OutboundFault } from '#platform/outbound/index.ts';
import { refusal } from '../reasons.ts';
import type { LibraryAccess } from './stored-access.ts';

/** A thousand episodes with what we ask of them are some hundred kB. */
const MOST_BYTES = 8 * 1024 * 1024;

/** How long to wait for a media server. */
export interface Patience {
  /** Of one request. */
  deadlineMs: number;
  /** Ends all of them. */
  signal?: AbortSignal;
  /** Called after each answer. */
  onAnswer?: () => void;
}

/**
 * Asks a media server for a path. @returns undefined if there is nothing at the path
 * @throws Refusal if it cannot be reached, rejects the token, or answers something else
 */
export type AskServer = (
  path: string,
  query?: Readonly<Record<string, string | number>>,
) => Promise<unknown>;

const headersOf = ({ kind, token }: LibraryAccess): Record<string, string> =>
  kind === 'server_a'
    ? { 'x-plex-token': token, 'x-plex-product': 'Tsuzuki', 'x-plex-client-identifier': 'tsuzuki' }
    : // Emby knows the first alone, and Jellyfin may be set to accept only the second.
      { 'x-emby-token': token, authorization: `MediaBrowser Token="${token}", Client="Tsuzuki"` };

const FAULTS = {
  forbidden: 'LIBRARY_FORBIDDEN',
  unreachable: 'LIBRARY_UNREACHABLE',
  too_slow: 'LIBRARY_TOO_SLOW',
  cut_off: 'LIBRARY_UNREACHABLE',
  too_large: 'LIBRARY_TOO_LARGE',
} as const satisfies Record<OutboundFault['reason'], string>;

const refuse = (error: unknown, address: string): never => {
  const host = URL.parse(address)?.host ?? address;
  if (error instanceof OutboundFault)
    throw refusal('BAD_USER_INPUT', FAULTS[error.reason], { host, field: 'address' });
  if (error instanceof Error && /Abort|Timeout/u.test(error.name))
    throw refusal('BAD_USER_INPUT', 'LIBRARY_TOO_SLOW', { host, field: 'address' });
  throw error;
};

const rejected = (server: LibraryAccess['program']) =>
  refusal('BAD_USER_INPUT', 'LIBRARY_REJECTED', { server, field: 'token' });

/** Opens the way to a media server. Its owner set the address, so only what the operator allows is reached. */
export const openServer = async (
  app: App,
  access: LibraryAccess,
  patience: Patience,
): Promise<AskServer> => {
  const { address, program } = access;
  const { onAnswer, ...limits } = patience;
  const ask = createJsonAsker({
    outbound: await app.open(outbound),
    clock: app.clock,
    setBy: 'user',
    mostBytes: MOST_BYTES,
    headers: headersOf(access),
    ...limits,
  });
  return async (path, query = {}) => {
    const words = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) words.set(name, String(value));
    const search = words.size > 0 ? `?${String(words)}` : '';
    const answer = await ask({ address: `${address}${path}${search}` }).catch((error: unknown) =>
      refuse(error, address),
    );
    onAnswer?.();
    const { status, json } = answer;
    if (status === 401 || status === 403) throw rejected(program);
    if (status === 404 || status === 400) return undefined;
    if (status !== 200 || typeof json !== 'object' || json === null)
      throw refusal('BAD_USER_INPUT', 'LIBRARY_UNREADABLE', { status, field: 'address' });
    return json;
  };
};
