import type { ApiReference } from './reference.ts';

/** One GraphQL request that never leaves the process. */
export interface InProcessRequest {
  query: string;
  variables?: Record<string, unknown>;
  /** Whether it may read what the API gives to paid tiers only, where the operator lets pages show that. */
  paidData?: boolean;
}

/** An error of the response, as GraphQL writes it. */
export interface InProcessError {
  readonly message: string;
  readonly path?: readonly (string | number)[] | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** What a part of a page was made from, where everybody who sees as much may be shown it again. */
export interface Shareable {
  /** For how long at most. */
  readonly seconds: number;
  /** The ids of all works it shows; null when it may show any. */
  readonly entities: readonly string[] | null;
}

/** A GraphQL response; `data` is absent when the document was refused before execution. */
export interface InProcessResult {
  readonly data?: unknown;
  readonly errors?: readonly InProcessError[] | undefined;
  /** Absent where the answer is for one visitor alone, or has errors. */
  readonly shareable?: Shareable | undefined;
}

/** A page as it is sent again, but for what every sending has of its own. */
export interface KeptPage {
  /** Given out as a copy, to be written into. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: readonly (readonly [string, string])[];
  /** Where in the body the nonce of its policy stands. */
  readonly nonceAt: readonly number[];
  /** Where the moment stands at which it is sent. */
  readonly nowAt: number;
}

/** Pages kept for strangers, in this process; they are dropped when something they show changes. */
export interface KeptPages {
  /** Counts changes of what pages show: a page that was begun before one is not kept. */
  readonly generation: number;
  get(key: string): KeptPage | undefined;
  keep(key: string, page: KeptPage, made: Shareable & { generation: number }): void;
}

/** Executes a document as the visitor, outside the public rate limits. Rejects only when the server is unwell. */
export type InProcessGraphql = (request: InProcessRequest) => Promise<InProcessResult>;

/** A request to one of the server's JSON routes that never leaves the process. */
export interface RouteRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With its query. */
  path: string;
  /** Sent as JSON. */
  body?: object | undefined;
  /** A page that reads is answered in time, or refused; what a visitor waits for as long as it takes is not. */
  isLong?: boolean;
}

/** What the route answered, as it would have gone over HTTP. */
export interface RouteAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** `Set-Cookie` lines for the visitor's browser. What follows in this request already counts with them. */
  readonly setCookie: readonly string[];
}

/** Asks a route as the visitor: with their cookies, address and browser, and as our own page. */
export type InProcessRoute = (request: RouteRequest) => Promise<RouteAnswer>;

/** Draws pictures for pages. */
export interface InProcessPainter {
  /** The text without what its font has no shape for. */
  drawable(text: string): Promise<string>;
  /** An SVG as PNG; null when too many wait for theirs. */
  paint(svg: string): Promise<Uint8Array | null>;
}

/** What is sent in place of a page that cannot be made now. */
export interface BusyPage {
  readonly html: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** A turn to make a page, which the maker ends; or what to send where there is none. */
export type PageTurn = { end: () => void } | { busy: BusyPage };

/** What the server puts on the raw Node request before it hands it to the web app. */
export interface InProcessContext {
  graphql?: InProcessGraphql;
  route?: InProcessRoute;
  painter?: InProcessPainter;
  /** Waits until a page may be made for the visitor; absent where any may at any time. */
  turn?: () => Promise<PageTurn>;
  /** Absent where pages are made anew for everybody. */
  pages?: KeptPages;
  /** The public address without a trailing slash; canonical links use it. */
  baseUrl?: string;
  /** The operator's own text of a legal page, in Markdown, in a reader's language where there is one in it; null where there is none. */
  legalText?: (
    page: 'privacy' | 'terms' | 'imprint',
    language: 'en' | 'ja',
  ) => Promise<string | null>;
  /** The API as the server's schema has it; only the server knows tiers and costs. */
  reference?: () => Promise<ApiReference>;
  /** What is sent to a program that asks for a route there is not; a page where it is absent. */
  missingRoute?: () => Readonly<{ body: string; status: number; headers: Record<string, string> }>;
  /** Where the app writes what went wrong; standard error when absent. Fastify's `request.log` fits. */
  log?: { error(details: { err: unknown }, message: string): void };
  /** The server's clock in milliseconds since the epoch; the system's when absent. */
  now?: () => number;
}
