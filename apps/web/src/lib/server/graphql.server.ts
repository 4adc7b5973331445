import type {
  InProcessError,
  InProcessGraphql,
  InProcessRequest,
  InProcessResult,
} from '@tsuzuki/contract';
import { error, isHttpError, isRedirect, type RequestEvent } from '@sveltejs/kit';
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

/** The one place that says so: an answer has the shape of its document, as both ends run the same version of the schema. */
const typedBy = <Document extends GraphqlDocument>(
  _document: Document,
  data: unknown,
): ResultOf<Document> => data as ResultOf<Document>;

/** What an address asks for and does not get, and how its page says so. */
const UNANSWERABLE: Readonly<Record<string, readonly [status: number, message: string]>> = {
  BAD_USER_INPUT: [400, 'This address isn’t valid.'],
  TIER_REQUIRED: [403, 'On this instance, only paid plans can see this.'],
};

const BROKEN: ReadonlySet<unknown> = new Set(['INTERNAL', 'UNAVAILABLE']);

/**
 * Whether a fault took from a page what it is about: a field of the root, or a list of the visitor. What is withheld from a tier names
 * its field, and its page says so by itself.
 */
const isGrave = ({ path = [], extensions = {} }: InProcessError): boolean => {
  const isOnTop = path.length <= (path[0] === 'viewer' ? 2 : 1);
  const { code, field } = extensions;
  const isWithheld = code === 'TIER_REQUIRED' && field !== undefined;
  return isOnTop && !isWithheld && (BROKEN.has(code) || String(code) in UNANSWERABLE);
};

/** Executes any document, for pages that show the answer as it is. @throws 400 and 403 where the address asks for what it may not */
export async function ask(
  event: RequestEvent,
  request: InProcessRequest,
): Promise<InProcessResult> {
  const result = await answerTo(event, request);
  const { data, errors = [] } = result;
  const fault = data ? errors.find(isGrave) : (errors[0] ?? { message: 'no data' });
  if (!fault) return result;
  const refused = UNANSWERABLE[String(fault.extensions?.['code'])];
  if (refused) error(...refused);
  throw new GraphqlUnavailable(fault.message);
}

/** What the visitor can do something about, and the status of a form refused for it. */
const REFUSALS: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
};

/** What mutations did: their fields are null only where they were refused. */
export type Written<Document extends GraphqlDocument> = {
  [Field in keyof ResultOf<Document>]: NonNullable<ResultOf<Document>[Field]>;
};

const wholeOf = <Data extends object>(data: Data) => {
  if (Object.values(data).includes(null)) throw new GraphqlUnavailable('null without an error');
  return data as { [Field in keyof Data]: NonNullable<Data[Field]> };
};

/** Executes a mutation for a form, which shows what is refused. @throws for what is no fault of the visitor */
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

/** Null, a log line and status 503 in place of a failure, so that the rest of the page can still be read; redirects, and what the visitor asks wrongly, stay what they are. */
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
