import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OAuthError } from './oauth-error.ts';

/** Parameters of a query or a form, by name. */
export type Parameters = ReadonlyMap<string, readonly string[]>;

/** Longer than any value we know, and short enough to be cheap. */
const MOST_CHARACTERS = 2_048;

/** Reads `application/x-www-form-urlencoded` text. */
export const readParameters = (text: string): Parameters => {
  const found = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    found.set(name, [...(found.get(name) ?? []), value]);
  }
  return found;
};

/** Reads the strings and numbers of a JSON object. @throws OAuthError `invalid_request` for anything but an object */
export const readJsonParameters = (text: string): Parameters => {
  const found = new Map<string, string[]>();
  for (const [name, value] of Object.entries(jsonObject(text))) {
    if (typeof value === 'string' || typeof value === 'number') found.set(name, [String(value)]);
  }
  return found;
};

const jsonObject = (text: string): object => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // The error is thrown below.
  }
  throw new OAuthError('invalid_request', 'The body is no JSON object.');
};

/** The value of a parameter. An empty value counts as missing, and so does a repeated parameter (RFC 6749 §3.1). */
export const valueOf = (parameters: Parameters, name: string): string | undefined => {
  const [value, another] = parameters.get(name) ?? [];
  return another === undefined && value ? value : undefined;
};

/** @throws OAuthError `invalid_request` for a parameter that comes twice, or is longer than any of ours */
export const refuseAbuse = (parameters: Parameters): void => {
  for (const [name, values] of parameters) {
    if (values.length > 1) {
      throw new OAuthError('invalid_request', 'A parameter may not be sent twice.');
    }
    if (name.length + (values[0]?.length ?? 0) > MOST_CHARACTERS) {
      throw new OAuthError('invalid_request', 'A parameter is too long.');
    }
  }
};

/** @throws OAuthError `invalid_request` naming a missing parameter */
export const need = (parameters: Parameters, name: string): string => {
  const value = valueOf(parameters, name);
  if (value === undefined) {
    throw new OAuthError('invalid_request', `The parameter ${name} is missing.`);
  }
  return value;
};

/** More than any request of a client needs. */
const MOST_BYTES = 8_192;

/** Makes routes read their bodies, forms and JSON alike, as `Parameters`. Other types of bodies are refused. */
export const takeParameters = (server: FastifyInstance): void => {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, readParameters(String(body))),
  );
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    async (_request: FastifyRequest, body: string | Buffer) => readJsonParameters(String(body)),
  );
};
