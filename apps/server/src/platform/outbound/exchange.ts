import type { Agent, Dispatcher, request as dial } from 'undici';
import { allowsHost, type AllowList } from './allow-list.ts';
import { faultOf } from './answer-body.ts';
import { startDeadline } from './deadline.ts';
import { OutboundFault } from './fault.ts';
import { checkUrl, guardedLookup, type Resolve } from './guard.ts';
import type { OutboundRequest } from './request.ts';

const CONNECT_MS = 5_000;
const USER_AGENT = 'Tsuzuki';

/** @throws OutboundFault `forbidden` */
export const parseAddress = (address: string): URL => {
  const url = URL.parse(address);
  if (url) return url;
  throw new OutboundFault('forbidden', `"${address.slice(0, 100)}" is not an address.`);
};

interface Client {
  dial: typeof dial;
  /** The agent for addresses that may lead anywhere, or for guarded ones, with a time to connect. */
  agent: (isGuarded: boolean, connectMs: number) => Agent;
  close: () => Promise<unknown>;
}

/** Loaded when something is sent, because it takes megabytes. */
const openClient = async (allow: AllowList, resolve: Resolve): Promise<Client> => {
  const { Agent, request } = await import('undici');
  const lookup = guardedLookup(allow, resolve);
  const agents = new Map<string, Agent>();
  const agent: Client['agent'] = (isGuarded, timeout) => {
    const name = `${isGuarded} ${timeout}`;
    const known = agents.get(name);
    const opened = known ?? new Agent({ connect: { timeout, ...(isGuarded && { lookup }) } });
    agents.set(name, opened);
    return opened;
  };
  const close = () => Promise.all([...agents.values()].map((each) => each.destroy()));
  return { dial: request, agent, close };
};

/** Refuses forbidden addresses, and decides whether the look-up of the others is guarded. */
const isGuarded = (allow: AllowList, url: URL, setBy: OutboundRequest['setBy']): boolean => {
  if (setBy === 'operator') return false;
  checkUrl(url, allow);
  return !allowsHost(allow, url);
};

/** Sends a request, and passes its response and the host to `take` before the deadline. */
export interface Exchange {
  <T>(
    request: OutboundRequest,
    take: (answer: Dispatcher.ResponseData, host: string) => Promise<T>,
  ): Promise<T>;
}

/** Opens a client, whose connections stay open for the next request to the same host. */
export const createExchange = (
  allow: AllowList,
  resolve: Resolve,
): { exchange: Exchange; close: () => Promise<void> } => {
  let client: Promise<Client> | undefined;
  /** Resolves when the headers have arrived. */
  const ask = async (
    request: OutboundRequest,
    url: URL,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> => {
    const opened = await (client ??= openClient(allow, resolve));
    const { setBy, connectMs = CONNECT_MS } = request;
    const dispatcher = opened.agent(isGuarded(allow, url, setBy), connectMs);
    return opened.dial(url, {
      dispatcher,
      method: request.method ?? 'GET',
      // No compression, because a small response that unpacks into a huge one would pass the size limit.
      headers: { 'user-agent': USER_AGENT, 'accept-encoding': 'identity', ...request.headers },
      ...(request.body !== undefined && { body: request.body }),
      signal,
    });
  };
  const exchange: Exchange = async (request, take) => {
    const url = parseAddress(request.address);
    const { signal, end } = startDeadline(request);
    try {
      const answer = await ask(request, url, signal).catch((error: unknown) => {
        request.signal?.throwIfAborted();
        throw faultOf(error, url.host);
      });
      return await take(answer, url.host);
    } finally {
      end();
    }
  };
  return { exchange, close: async () => void (await (await client)?.close()) };
};
