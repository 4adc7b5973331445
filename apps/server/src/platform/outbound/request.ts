import type { Readable } from 'node:stream';

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
