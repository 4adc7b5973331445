import { parse as parseQueryString } from 'node:querystring';
import type { Variables } from './cost.ts';
import type { ErrorCode } from './error.ts';
import { isJson } from './media-type.ts';
import { faultOfVariables } from './variables.ts';

/** An HTTP request, without its transport. */
export interface HttpRequest {
  method: string;
  accept: string | undefined;
  contentType: string | undefined;
  /** The text of the body, if there is one. */
  body: string | undefined;
  /** The query string as it came, without its question mark. */
  search: string;
  /** Calls back if the client disconnects before the response, until the returned function is called. */
  onGone?: (listener: () => void) => () => void;
}

/** HEAD is a GET without a body. */
export const isGet = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** The parameters of GraphQL over HTTP. */
export interface GraphqlParameters {
  /** The document; undefined only if it is named by its hash. */
  query: string | undefined;
  /** The SHA-256 of the document, of automatic persisted queries. */
  sha256Hash: string | undefined;
  operationName: string | undefined;
  variables: Variables;
}

/** A request that is refused before any GraphQL is read. */
export class RequestFault extends Error {
  readonly status: number;
  readonly code: ErrorCode;

  constructor(status: number, code: ErrorCode, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const badRequest = (message: string) => new RequestFault(400, 'BAD_USER_INPUT', message);

/** Every type of body but JSON, what forms of other sites can send above all. */
export const unsupportedMediaType = () =>
  new RequestFault(
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    'Send the request as "Content-Type: application/json".',
  );

/** Parses the parameters from the query string of a GET or the JSON body of a POST. @throws RequestFault */
export const parametersOf = (request: HttpRequest): GraphqlParameters =>
  checked(request.method === 'POST' ? bodyOf(request) : searchOf(request));

const bodyOf = ({ contentType, body = '' }: HttpRequest): Record<string, unknown> => {
  if (!isJson(contentType)) throw unsupportedMediaType();
  const value = parseJson(body, 'The body');
  if (Array.isArray(value))
    throw badRequest('Batches are not taken: send one operation in a request.');
  if (!isRecord(value))
    throw badRequest('The body must be a JSON object such as {"query": "{ __typename }"}.');
  return value;
};

const searchOf = (request: HttpRequest): Record<string, unknown> => {
  // A name that appears twice has a list, which is not valid for any parameter.
  const search = parseQueryString(request.search);
  const { query, operationName } = search;
  const json = (name: 'variables' | 'extensions') => {
    // Forms send an empty text for "none".
    const text = search[name] || null;
    return typeof text === 'string' ? parseJson(text, `"${name}"`) : text;
  };
  return { query, operationName, variables: json('variables'), extensions: json('extensions') };
};

const checked = (parameters: Record<string, unknown>): GraphqlParameters => {
  const { query, operationName, variables, extensions } = parameters;
  if (operationName != null && typeof operationName !== 'string') {
    throw badRequest('"operationName" must be a string.');
  }
  if (variables != null && !isRecord(variables)) throw badRequest('"variables" must be an object.');
  if (extensions != null && !isRecord(extensions))
    throw badRequest('"extensions" must be an object.');
  const fault = variables == null ? null : faultOfVariables(variables);
  if (fault !== null) throw badRequest(fault);
  return {
    ...documentOf(query, extensions?.['persistedQuery']),
    // Explorers send an empty name for "none".
    operationName: operationName || undefined,
    variables: variables ?? {},
  };
};

const SHA256 = /^[0-9a-f]{64}$/u;

/** The document or its name, by Apollo's protocol of automatic persisted queries. */
const documentOf = (
  query: unknown,
  persisted: unknown,
): Pick<GraphqlParameters, 'query' | 'sha256Hash'> => {
  if (typeof query !== 'string' && (query != null || persisted == null))
    throw badRequest('"query" must be a string, the GraphQL document.');
  if (persisted == null) return { query: query ?? undefined, sha256Hash: undefined };
  const { version, sha256Hash } = isRecord(persisted) ? persisted : {};
  if (version !== 1 || typeof sha256Hash !== 'string' || !SHA256.test(sha256Hash)) {
    throw badRequest(
      '"persistedQuery" must be {"version": 1, "sha256Hash": the SHA-256 of the document in lower-case hexadecimal}.',
    );
  }
  return { query: query ?? undefined, sha256Hash };
};

const parseJson = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(`${what} is not valid JSON.`);
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
