import type { Outside } from '../platform/outside.ts';
import { accessToken } from './access-token.ts';
import { Failure } from './failure.ts';
import { post } from './post.ts';
import type { Server } from './server.ts';

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string; reason?: string } }[];
}

/** Codes after which the same request may work later. */
const LATER = new Set(['RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE', 'TIMEOUT']);

const failureOf = (status: number, { errors = [] }: Answer, afterS?: number): Failure => {
  const [first] = errors;
  const code = first?.extensions?.code ?? '';
  if (status === 401 || code === 'UNAUTHENTICATED') return new Failure('signed_out', code);
  const isLater = status === 429 || status >= 500 || LATER.has(code) || !first;
  return new Failure(
    isLater ? 'busy' : 'refused',
    first?.extensions?.reason ?? first?.message ?? `${status}`,
    afterS,
  );
};

/** A request of a document. */
export interface Asked {
  document: string;
  variables: Record<string, unknown>;
}

/** Asks a server with a token. @throws Failure */
export const askOnce = async <T>(
  outside: Outside,
  { url }: Pick<Server, 'url'>,
  { document, variables }: Asked,
  token: string,
): Promise<T> => {
  const { status, body, afterS } = await post(outside, `${url}/graphql`, {
    body: JSON.stringify({ query: document, variables }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  const answer = Object(body) as Answer;
  if (!answer.data || answer.errors?.length) throw failureOf(status, answer, afterS);
  return answer.data as T;
};

/** Asks a server for the person. A token that it no longer takes is renewed once. @throws Failure */
export const ask = async <T>(outside: Outside, server: Server, asked: Asked): Promise<T> => {
  const token = await accessToken(outside, server.id);
  try {
    return await askOnce<T>(outside, server, asked, token);
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'signed_out') throw error;
    const next = await accessToken(outside, server.id, (known) => known !== token);
    return askOnce<T>(outside, server, asked, next);
  }
};
