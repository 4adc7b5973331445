import type {
  InProcessError,
  InProcessGraphql,
  InProcessRequest,
  InProcessResult,
} from '@tsuzuki/contract';
import { isHttpError, isRedirect, type RequestEvent } from '@sveltejs/kit';
import { pageError, type PageReason } from './page-error.server.ts';
import { textOf, type GraphqlDocument, type ResultOf, type Variables } from './document.server.ts';
import { countAnswer, timedRead } from './reading-time.server.ts';
import { inProcess, report } from './in-process.server.ts';
import type { Answer, Problem } from './route.server.ts';

class GraphqlUnavailable extends Error {
  override readonly name = 'GraphqlUnavailable';
}

/** Executes a document in the server's process; under `vite dev`, over HTTP at `TSUZUKI_URL`. */
export async function execute<Document extends GraphqlDocument>(
  event: RequestEvent,
  document: Document,
  variables: Variables<Document>,
  options: Pick<InProcessRequest, 'paidData'> = {},
): Promise<ResultOf<Document>> {
  const { data } = await ask(event, { query: textOf(document), variables, ...options });
  return typedBy(document, data);
}

/** The only cast: a result has the shape of its document, because both ends have the same version of the schema. */
const typedBy = <Document extends GraphqlDocument>(
  _document: Document,
  data: unknown,
): ResultOf<Document> => data as ResultOf<Document>;

/** Codes for which the address is to blame, and the status of their page. */
const UNANSWERABLE: Readonly<Record<string, readonly [status: number, reason: PageReason]>> = {
  BAD_USER_INPUT: [400, 'ADDRESS_INVALID'],
  TIER_REQUIRED: [403, 'PAID_PLANS_ONLY'],
};

const BROKEN: ReadonlySet<unknown> = new Set(['INTERNAL', 'UNAVAILABLE']);

/**
 * Whether an error removed what a page is about: a root field or a list of the visitor. Fields withheld from a tier do not count, because
 * their page says so itself.
 */
const isGrave = ({ path = [], extensions = {} }: InProcessError): boolean => {
  const isOnTop = path.length <= (path[0] === 'viewer' ? 2 : 1);
  const { code, field } = extensions;
  const isWithheld = code === 'TIER_REQUIRED' && field !== undefined;
  return isOnTop && !isWithheld && (BROKEN.has(code) || String(code) in UNANSWERABLE);
};

/**
 * Executes any document, for pages that show the response as it is.
 * @throws 400 and 403 if the address asks for something that is refused
 */
export async function ask(
  event: RequestEvent,
  request: InProcessRequest,
): Promise<InProcessResult> {
  const result = await answerTo(event, request);
  const { data, errors = [] } = result;
  const fault = data ? errors.find(isGrave) : (errors[0] ?? { message: 'no data' });
  if (!fault) return result;
  const refused = UNANSWERABLE[String(fault.extensions?.['code'])];
  if (refused) pageError(...refused);
  throw new GraphqlUnavailable(fault.message);
}

/** Codes about which the visitor can do something, and the status of the refused form. */
const REFUSALS: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  // Another service, or our own database: trying again helps.
  UNAVAILABLE: 503,
};

/** The results of mutations. A field is null only if it was refused. */
export type Written<Document extends GraphqlDocument> = {
  [Field in keyof ResultOf<Document>]: NonNullable<ResultOf<Document>[Field]>;
};

const wholeOf = <Data extends object>(data: Data) => {
  if (Object.values(data).includes(null)) throw new GraphqlUnavailable('null without an error');
  return data as { [Field in keyof Data]: NonNullable<Data[Field]> };
};

/** Executes a mutation for a form, which shows refusals. @throws for errors that are not the visitor's */
export async function write<Document extends GraphqlDocument>(
  event: RequestEvent,
  document: Document,
  variables: Variables<Document>,
): Promise<Answer<Written<Document>>> {
  const { data, errors } = await answerTo(event, { query: textOf(document), variables });
  const [fault] = errors ?? [];
  if (data && !fault) return { ok: true, body: wholeOf(typedBy(document, data)) };
  const said = (fault?.extensions ?? {}) as Partial<Problem>;
  const { code = '' } = said;
  const status = REFUSALS[code];
  const detail = fault?.message ?? 'no data';
  if (status === undefined) throw new GraphqlUnavailable(detail);
  return { ok: false, problem: { ...said, status, code, detail } };
}

async function answerTo(event: RequestEvent, request: InProcessRequest): Promise<InProcessResult> {
  const graphql = event.platform ? inProcess(event).graphql : overHttp;
  if (!graphql) throw new GraphqlUnavailable('set `graphql` on the request before the web handler');
  const result = await timedRead(event.locals.reading, () => graphql(request));
  countAnswer(event.locals.reading, result.shareable);
  return result;
}

/**
 * Turns a failure into null, a log line and status 503, so that the rest of the page can still be read. Redirects and errors of the visitor
 * are passed on.
 */
export async function readOrDegrade<Data>(
  event: RequestEvent,
  read: () => Promise<Data>,
): Promise<Data | null> {
  try {
    return await read();
  } catch (cause) {
    if (isRedirect(cause) || (isHttpError(cause) && cause.status < 500)) throw cause;
    event.locals.isDegraded = true;
    report(event, cause, `web: ${event.url.pathname} could not read the catalogue`);
    return null;
  }
}

const overHttp: InProcessGraphql = async (request) => {
  const address = process.env['TSUZUKI_URL'] ?? 'http://127.0.0.1:3000/graphql';
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(5_000),
  });
  const result: InProcessResult = await response.json();
  return result;
};
