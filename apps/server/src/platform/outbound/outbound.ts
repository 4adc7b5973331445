import type { Readable } from 'node:stream';
import type { Agent, Dispatcher, request as dial } from 'undici';
import { defineResource } from '#platform/resource.ts';
import { allowsHost, parseAllowList, type AllowList } from './allow-list.ts';
import { OutboundFault } from './fault.ts';
import { checkUrl, guardedLookup, isOwnNetwork, systemResolve, type Resolve } from './guard.ts';
import { outboundSettings } from './settings.ts';

/** A request to another machine. */
export interface OutboundRequest {
  address: string;
  /** Who set the address. An operator's address may lead anywhere, a user's only to the public internet. */
  setBy: 'operator' | 'user';
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'HEAD' | 'MKCOL' | 'PROPFIND';
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer | Readable;
  /** Until the connection is there; 5 s by default. */
  connectMs?: number;
  /** From the first look-up to the last byte; 20 s by default. */
  deadlineMs?: number;
  /** The size limit of the response in bytes; 1 MiB by default. */
  mostBytes?: number;
  /** Aborts the request. */
  signal?: AbortSignal;
}

/** A response with any status. Redirects are returned and not followed. */
export interface OutboundAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** A response whose body is read as it arrives. */
export interface StreamedAnswer extends Omit<OutboundAnswer, 'body'> {
  /** Can be read once. @throws OutboundFault if it ends early, takes too long, or is too large */
  body: AsyncIterable<Buffer>;
}

/** Sends all outgoing requests. */
export interface Outbound {
  /** @throws OutboundFault if there is no response, or it is too large; the reason of the signal if it was aborted */
  send: (request: OutboundRequest) => Promise<OutboundAnswer>;
  /**
   * Sends a request and passes the response to `take` while its body is still arriving, for files that do not fit into memory.
   * The connection is closed when `take` ends.
   * @throws like `send`, and what `take` throws
   */
  stream: <T>(request: OutboundRequest, take: (answer: StreamedAnswer) => Promise<T>) => Promise<T>;
  /**
   * Checks an address of a user, without a request, as far as that is possible. A name is looked up only for a request.
   * @throws OutboundFault `forbidden`
   */
  check: (address: string) => AddressCheck;
  close: () => Promise<void>;
}

/** What is known of an address that may be reached. */
export interface AddressCheck {
  /** Whether it is in the operator's own network, to which they let users send. */
  isOwnNetwork: boolean;
}

const DEADLINE_MS = 20_000;
const CONNECT_MS = 5_000;
const MOST_BYTES = 1024 * 1024;
const USER_AGENT = 'Tsuzuki';

const parseAddress = (address: string): URL => {
  const url = URL.parse(address);
  if (url) return url;
  throw new OutboundFault('forbidden', `"${address.slice(0, 100)}" is not an address.`);
};

/** The pieces of a body. @throws OutboundFault after `mostBytes` bytes */
async function* atMost(
  body: Dispatcher.ResponseData['body'],
  mostBytes: number,
): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw tooLarge(mostBytes);
    yield chunk;
  }
}

const tooLarge = (mostBytes: number): OutboundFault =>
  new OutboundFault('too_large', `The answer is larger than ${mostBytes} bytes.`);

const readBody = async (
  body: Dispatcher.ResponseData['body'],
  mostBytes: number,
): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of atMost(body, mostBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Converts errors of the other side to faults. Our own faults pass unchanged. */
const faultOf = (error: unknown, host: string): OutboundFault => {
  const faults = error instanceof AggregateError ? error.errors : [error];
  const own = faults.find((fault) => fault instanceof OutboundFault);
  if (own) return own;
  const { name = '', code = '' } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || code.endsWith('_TIMEOUT'))
    return new OutboundFault('too_slow', `${host} took too long to answer.`);
  const message = `${host} cannot be reached${code && ` (${code})`}.`;
  return new OutboundFault('unreachable', message, code || name);
};

/** A fault after the response began. Unless the cause is our own limit or the time, the connection was closed early. */
const bodyFaultOf = (error: unknown, host: string): OutboundFault => {
  const fault = faultOf(error, host);
  if (fault.reason !== 'unreachable') return fault;
  const message = `${host} ended the connection before the whole file was here.`;
  return new OutboundFault('cut_off', message, fault.code);
};

/** The pieces of a body, with faults in our words. */
async function* streamBody(
  body: Dispatcher.ResponseData['body'],
  { request, host }: { request: OutboundRequest; host: string },
): AsyncGenerator<Buffer> {
  try {
    yield* atMost(body, request.mostBytes ?? MOST_BYTES);
  } catch (error) {
    request.signal?.throwIfAborted();
    throw bodyFaultOf(error, host);
  }
}

/** A deadline for the whole request and not for each piece, because a byte now and then would hold the socket forever. */
const endOf = ({ deadlineMs = DEADLINE_MS, signal }: OutboundRequest): AbortSignal => {
  const deadline = AbortSignal.timeout(deadlineMs);
  return signal ? AbortSignal.any([deadline, signal]) : deadline;
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

/** Creates the client; `resolve` replaces the system's resolver. */
export const createOutbound = (allow: AllowList, resolve: Resolve = systemResolve): Outbound => {
  let client: Promise<Client> | undefined;
  /** Resolves when the headers have arrived. */
  const ask = async (request: OutboundRequest, url: URL): Promise<Dispatcher.ResponseData> => {
    const opened = await (client ??= openClient(allow, resolve));
    const { setBy, connectMs = CONNECT_MS } = request;
    const dispatcher = opened.agent(isGuarded(allow, url, setBy), connectMs);
    return opened.dial(url, {
      dispatcher,
      method: request.method ?? 'GET',
      // No compression, because a small response that unpacks into a huge one would pass the size limit.
      headers: { 'user-agent': USER_AGENT, 'accept-encoding': 'identity', ...request.headers },
      ...(request.body !== undefined && { body: request.body }),
      signal: endOf(request),
    });
  };
  const asked = async <T>(
    request: OutboundRequest,
    read: (answer: Dispatcher.ResponseData, url: URL) => Promise<T>,
  ): Promise<T> => {
    const url = parseAddress(request.address);
    try {
      return await read(await ask(request, url), url);
    } catch (error) {
      request.signal?.throwIfAborted();
      throw faultOf(error, url.host);
    }
  };
  const send = (request: OutboundRequest): Promise<OutboundAnswer> =>
    asked(request, async ({ statusCode, headers, body }) => ({
      status: statusCode,
      headers,
      body: await readBody(body, request.mostBytes ?? MOST_BYTES),
    }));
  const stream: Outbound['stream'] = async (request, take) => {
    const [{ statusCode, headers, body }, { host }] = await asked(request, async (answer, url) => [
      answer,
      url,
    ]);
    // A body that is not read to its end emits an error when it is destroyed.
    body.on('error', () => {});
    try {
      return await take({ status: statusCode, headers, body: streamBody(body, { request, host }) });
    } finally {
      body.destroy();
    }
  };
  return {
    send,
    stream,
    check: (address) => {
      const url = parseAddress(address);
      checkUrl(url, allow);
      return { isOwnNetwork: isOwnNetwork(allow, url) };
    },
    close: async () => void (await (await client)?.close()),
  };
};

/** The client of this process: `(await app.open(outbound)).send({ … })`. */
export const outbound = defineResource<Outbound>({
  name: 'outbound',
  open: ({ settings }) =>
    Promise.resolve(createOutbound(parseAllowList(settings.of(outboundSettings).allow))),
  close: (opened) => opened.close(),
});
