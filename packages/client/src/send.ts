import { ApiError, type ApiFault } from './error.ts';
import type { Request } from './document.ts';

/** Where and how to ask. */
export interface Options {
  /** The address of the instance, such as `https://anime.example.org`. */
  url: string;
  /** `svc_live_…`. Without it and without `accessToken` the caller is anonymous. */
  apiKey?: string | undefined;
  /** A bearer token of a signed-in user; a function is asked before every request, as tokens live for minutes. */
  accessToken?: string | (() => string | Promise<string>) | undefined;
  /** Longest wait for a limit to grant more, in milliseconds; a longer one is an error at once. */
  maxWaitMs?: number;
  /** How often a request is sent again after a limit or, for a query, a failure of the network or the server. */
  retries?: number;
  /** Told of fields that need a higher tier: they are null in the data. */
  onTierRequired?: (faults: readonly ApiFault[]) => void;
  fetch?: typeof fetch;
}

interface Answer {
  data?: unknown;
  errors?: ApiFault[];
}

const FIRST_PAUSE_MS = 500;
const SPREAD_MS = 250;

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', onAbort, { once: true });
    if (signal?.aborted) onAbort();
  });

const readAnswer = async (response: Response): Promise<Answer> => {
  try {
    return (await response.json()) as Answer;
  } catch (cause) {
    const { status } = response;
    const code = status >= 500 ? 'UNREACHABLE' : 'NOT_GRAPHQL';
    throw new ApiError(`The answer (${status}) is not GraphQL. Is the address right?`, {
      code,
      status,
      cause,
    });
  }
};

const refusalOf = (response: Response, faults: readonly ApiFault[]): ApiError =>
  new ApiError(faults[0]?.message ?? `The server answered ${response.status}.`, {
    code: faults[0]?.extensions?.code ?? 'INTERNAL',
    status: response.status,
    requestId: response.headers.get('x-request-id'),
    faults,
  });

/** How long to wait before the next try; undefined: there is none. */
const waitAfter = (
  response: Response | undefined,
  { isQuery, attempt }: { isQuery: boolean; attempt: number },
): number | undefined => {
  // A request that was denied by a limit has done nothing, whatever it was.
  if (response?.status === 429) {
    return Number(response.headers.get('retry-after') ?? 1) * 1_000 + Math.random() * SPREAD_MS;
  }
  const isFailure = !response || response.status >= 500;
  return isQuery && isFailure ? FIRST_PAUSE_MS * 2 ** attempt : undefined;
};

const credentialOf = async ({ apiKey, accessToken }: Options): Promise<Record<string, string>> => {
  if (apiKey !== undefined) return { 'x-api-key': apiKey };
  if (accessToken === undefined) return {};
  const token = typeof accessToken === 'string' ? accessToken : await accessToken();
  return { authorization: `Bearer ${token}` };
};

interface Posted {
  request: Request;
  credential: Record<string, string>;
  signal: AbortSignal | undefined;
}

const post = (
  { url, fetch: send = fetch }: Options,
  { request, credential, signal }: Posted,
): Promise<Response> =>
  send(new URL('/graphql', url), {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json;q=0.9',
      'content-type': 'application/json',
      ...credential,
    },
    body: JSON.stringify(request),
    ...(signal && { signal }),
  });

const unreachable = (cause: unknown): ApiError =>
  new ApiError('The server could not be reached.', { code: 'UNREACHABLE', cause });

const isTierRequired = ({ extensions }: ApiFault): boolean => extensions?.code === 'TIER_REQUIRED';

const outcome = async (
  response: Response,
  onTierRequired: Options['onTierRequired'],
): Promise<unknown> => {
  const { data, errors = [] } = await readAnswer(response);
  const isRefused = data === undefined || data === null || !errors.every(isTierRequired);
  if (isRefused) throw refusalOf(response, errors);
  if (errors.length > 0) onTierRequired?.(errors);
  return data;
};

/** Sends a request, and again after a limit or a failure. @throws ApiError; the signal's reason once it is aborted. */
export const send = async (
  options: Options,
  request: Request,
  signal?: AbortSignal,
): Promise<unknown> => {
  const { retries = 3, maxWaitMs = 60_000, onTierRequired } = options;
  const isQuery = !/^\s*mutation/u.test(request.query);
  for (let attempt = 0; ; attempt += 1) {
    let failure: unknown;
    const credential = await credentialOf(options);
    const response = await post(options, { request, credential, signal }).catch(
      (cause: unknown) => {
        failure = cause;
        return undefined;
      },
    );
    signal?.throwIfAborted();
    const waitMs = waitAfter(response, { isQuery, attempt });
    if (waitMs === undefined || waitMs > maxWaitMs || attempt >= retries) {
      if (!response) throw unreachable(failure);
      return outcome(response, onTierRequired);
    }
    await response?.body?.cancel();
    await pause(waitMs, signal);
  }
};
