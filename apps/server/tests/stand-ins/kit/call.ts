import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { readSmallBody } from './read-body.ts';

/** A request that came to a stand-in. */
export interface Call {
  method: string;
  path: string;
  /** The values of a name that ends in `[]` are joined by commas. */
  query: Readonly<Record<string, string>>;
  headers: IncomingHttpHeaders;
  /** The body as it came. */
  text: string;
  /** The body, if it is a form. */
  form?: Readonly<Record<string, string>>;
  /** The body, if it is JSON by its content type, and can be read. */
  json?: unknown;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const isJson = (type: string): boolean => /^application\/(?:[\w.]+\+)?json\b/u.test(type);

const queryIn = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...params].map(([name, value]) => [
      name,
      name.endsWith('[]') ? params.getAll(name).join(',') : value,
    ]),
  );

/** Reads a request, and leaves it to the service what is wrong with it. */
export const readCall = async (request: IncomingMessage): Promise<Call> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
  const text = await readSmallBody(request);
  const type = request.headers['content-type'] ?? '';
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: queryIn(searchParams),
    headers: request.headers,
    text,
    ...(type.startsWith('application/x-www-form-urlencoded') && {
      form: Object.fromEntries(new URLSearchParams(text)),
    }),
    ...(isJson(type) && { json: parsed(text) }),
  };
};

/** The token of the header Authorization. */
export const bearerOf = ({ headers }: Call): string | undefined =>
  /^Bearer (\S+)$/u.exec(headers.authorization ?? '')?.[1];
