/** One GraphQL request that never leaves the process. */
export interface InProcessRequest {
  query: string;
  variables?: Record<string, unknown>;
}

/** An error of the response, as GraphQL writes it. */
export interface InProcessError {
  readonly message: string;
  readonly path?: readonly (string | number)[] | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** A GraphQL response; `data` is absent when the document was refused before execution. */
export interface InProcessResult {
  readonly data?: unknown;
  readonly errors?: readonly InProcessError[] | undefined;
}

/** Executes a document as an anonymous reader, outside the public rate limits. Rejects only when the server is unwell. */
export type InProcessGraphql = (request: InProcessRequest) => Promise<InProcessResult>;

/** What the server puts on the raw Node request before it hands it to the web app. */
export interface InProcessContext {
  graphql?: InProcessGraphql;
  /** The public address without a trailing slash; canonical links use it. */
  baseUrl?: string;
  /** Where the app writes what went wrong; standard error when absent. Fastify's `request.log` fits. */
  log?: { error(details: { err: unknown }, message: string): void };
  /** The server's clock in milliseconds since the epoch; the system's when absent. */
  now?: () => number;
}
