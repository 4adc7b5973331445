import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong with a file. */
export type Fault =
  /** The connection ends after so many bytes; so many times, or always. */
  | { kind: 'cut'; after: number; times?: number }
  /** The connection stays open after so many bytes. */
  | { kind: 'hold'; after: number }
  /** A byte now and then, and never the end. */
  | { kind: 'slow' }
  /** Says that it has so many bytes, with a head alone. */
  | { kind: 'claims'; bytes: number }
  /** Another status; so many times, or always. */
  | { kind: 'status'; status: number; retryAfter?: string; times?: number };

export interface StoodFile {
  body: Buffer;
  type?: string;
  lastModified?: string;
  /** Whether it answers ranges; true unless told. */
  hasRanges?: boolean;
  /** Whether it says how long it is; true unless told. */
  hasLength?: boolean;
  fault?: Fault;
}

/** A request that came: the address as it would be on the web, without its query. */
export interface Asked {
  address: string;
  query: string;
  headers: IncomingMessage['headers'];
}

const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;

/** Where GitHub keeps the files of releases. */
const STORE = 'https://release-assets.githubusercontent.com';

/** The web, as a mirror of it: `https://host/path` is `/host/path`. It holds what a test puts there. */
export class SourceStandIn {
  readonly #server: Server;
  readonly #files = new Map<string, StoodFile>();
  readonly #redirects = new Map<string, string>();
  readonly asked: Asked[] = [];
  /** Called when a request has come, before it is answered. */
  onAsked: (asked: Asked) => void = () => {};

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request, response) => this.#answer(request, response));
  }

  static async start(): Promise<SourceStandIn> {
    const standIn = new SourceStandIn(createServer());
    standIn.#server.listen(0, '127.0.0.1');
    await once(standIn.#server, 'listening');
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The settings with which an app asks here, and nowhere else. */
  get settings(): Record<string, string> {
    return { CATALOGUE_SOURCES: 'auto', CATALOGUE_SOURCES_MIRROR: this.url };
  }

  /** Puts a file at an address, or changes what is there. */
  put(address: string, body: Buffer | string, more: Omit<StoodFile, 'body'> = {}): void {
    this.#files.set(address, { body: Buffer.from(body), ...more });
  }

  /** Forgets what was put here, and what was asked. */
  clear(): void {
    this.#files.clear();
    this.#redirects.clear();
    this.asked.length = 0;
    this.onAsked = () => {};
  }

  /** Ends every connection that is open. */
  hangUp(): void {
    this.#server.closeAllConnections();
  }

  redirect(from: string, to: string): void {
    this.#redirects.set(from, to);
  }

  /** Publishes a release with one file. Its digest is that of the file unless told. */
  release(
    { repository, tag, name }: { repository: string; tag: string; name: string },
    body: Buffer,
    { digest, ...more }: Omit<StoodFile, 'body'> & { digest?: string | null } = {},
  ): void {
    const address = `https://github.com/${repository}/releases/download/${tag}/${name}`;
    const kept = `${STORE}/${repository}/${name}`;
    const own = `sha256:${createHash('sha256').update(body).digest('hex')}`;
    const assets = [
      { name, browser_download_url: address, digest: digest === undefined ? own : digest },
    ];
    for (const which of ['latest', `tags/${tag}`]) {
      const api = `https://api.github.com/repos/${repository}/releases/${which}`;
      this.put(api, JSON.stringify({ tag_name: tag, assets }), { type: 'application/json' });
    }
    this.redirect(address, kept);
    this.put(kept, body, more);
  }

  /** How often a file was asked for. */
  times(address: string): number {
    return this.asked.filter((one) => one.address === address).length;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const address = `https:/${path}`;
    const asked = { address, query, headers: request.headers };
    this.asked.push(asked);
    this.onAsked(asked);
    const to = this.#redirects.get(address);
    const file = this.#files.get(address);
    if (to !== undefined) response.writeHead(302, { location: to }).end();
    else if (file) this.#send(file, request, response);
    else response.writeHead(404).end();
  }

  #send(file: StoodFile, { headers }: IncomingMessage, response: ServerResponse): void {
    const { body, type = 'application/octet-stream', lastModified, fault } = file;
    const etag = etagOf(body);
    const head = {
      'content-type': type,
      etag,
      ...(lastModified !== undefined && { 'last-modified': lastModified }),
    };
    if (fault?.kind === 'status' && fault.times !== 0) {
      if (fault.times !== undefined) fault.times -= 1;
      const { status, retryAfter } = fault;
      if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
      return void response.writeHead(status, head).end();
    }
    if (headers['if-none-match'] === etag) return void response.writeHead(304, head).end();
    if (fault?.kind === 'claims') {
      response.writeHead(200, { ...head, 'content-length': fault.bytes }).write(body);
      return;
    }
    if (fault?.kind === 'hold') {
      response.writeHead(200, { ...head, 'content-length': body.length });
      response.write(body.subarray(0, fault.after));
      return;
    }
    if (fault?.kind === 'slow') return this.#drip(response, head);
    const start = this.#startOf(file, headers, etag);
    const rest = body.subarray(start);
    if (fault?.kind === 'cut' && fault.times !== 0 && rest.length > fault.after)
      return this.#cut(fault, response, { head, body, start });
    const length = file.hasLength === false ? {} : { 'content-length': rest.length };
    response.writeHead(start > 0 ? 206 : 200, { ...head, ...length, ...rangeOf(start, body) });
    response.end(rest);
  }

  #startOf(file: StoodFile, headers: IncomingMessage['headers'], etag: string): number {
    if (file.hasRanges === false || headers['if-range'] !== etag) return 0;
    return Number(/^bytes=(\d+)-$/u.exec(headers.range ?? '')?.[1] ?? 0);
  }

  #drip(response: ServerResponse, head: Record<string, string>): void {
    response.writeHead(200, head);
    const drip = setInterval(() => response.write('{'), 50);
    response.on('close', () => clearInterval(drip));
  }

  #cut(
    fault: Fault & { kind: 'cut' },
    response: ServerResponse,
    { head, body, start }: { head: Record<string, string>; body: Buffer; start: number },
  ): void {
    if (fault.times !== undefined) fault.times -= 1;
    response.writeHead(start > 0 ? 206 : 200, {
      ...head,
      'content-length': body.length - start,
      ...rangeOf(start, body),
    });
    // The end comes after the bytes: a connection that is reset may lose what was sent.
    response.write(body.subarray(start, start + fault.after), () => response.socket?.end());
  }
}

const rangeOf = (start: number, body: Buffer): Record<string, string> =>
  start > 0 ? { 'content-range': `bytes ${start}-${body.length - 1}/${body.length}` } : {};
