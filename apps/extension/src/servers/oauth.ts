import type { Outside } from '../platform/outside.ts';
import { Failure } from './failure.ts';
import { post } from './post.ts';
import type { TokenAnswer } from './server.ts';

const CLIENT = 'tsuzuki-extension';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 32 random bytes, for verifiers and states. */
export const newSecret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

const challengeOf = async (verifier: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64url(new Uint8Array(digest));
};

/** A sign-in that has begun: what must come back. */
export interface Attempt {
  url: string;
  redirectUri: string;
  state: string;
  verifier: string;
}

/** The page on which the person allows it. */
export const consentPage = async ({
  url,
  redirectUri,
  state,
  verifier,
}: Attempt): Promise<string> => {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: CLIENT,
    redirect_uri: redirectUri,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
    state,
  });
  return `${url}/oauth/authorize?${query.toString()}`;
};

/** The code of an answer. @throws Failure `refused` if the person said no, or if it answers another request or comes from another server */
export const codeOf = ({ url, redirectUri, state }: Attempt, answer: string): string => {
  const { origin, pathname, searchParams: told } = new URL(answer);
  if (`${origin}${pathname}` !== redirectUri) throw new Failure('refused', 'wrong_redirect');
  if (told.get('state') !== state) throw new Failure('refused', 'wrong_state');
  const issuer = told.get('iss') ?? '';
  if (!URL.canParse(issuer) || new URL(issuer).origin !== url) {
    throw new Failure('refused', 'wrong_issuer');
  }
  const code = told.get('code');
  if (code === null) throw new Failure('refused', told.get('error') ?? 'no_code');
  return code;
};

const isTokens = (body: unknown): body is TokenAnswer => {
  const { access_token, refresh_token, expires_in } = Object(body) as Record<string, unknown>;
  return (
    typeof access_token === 'string' &&
    typeof refresh_token === 'string' &&
    typeof expires_in === 'number'
  );
};

const askForTokens = async (
  outside: Outside,
  url: string,
  form: Record<string, string>,
): Promise<TokenAnswer> => {
  const body = new URLSearchParams({ client_id: CLIENT, ...form });
  const answer = await post(outside, `${url}/oauth/token`, { body, headers: {} });
  if (answer.status === 200 && isTokens(answer.body)) return answer.body;
  const { error } = Object(answer.body) as { error?: unknown };
  if (error === 'invalid_grant') throw new Failure('signed_out', error);
  // What has no word of OAuth is of a proxy before the server, whatever its status.
  const isRefused = typeof error === 'string' && answer.status !== 429 && answer.status < 500;
  const said = typeof error === 'string' ? error : String(answer.status);
  throw new Failure(isRefused ? 'refused' : 'busy', said, answer.afterS);
};

/** Exchanges a code. @throws Failure */
export const exchange = (
  outside: Outside,
  { url, redirectUri, verifier }: Attempt,
  code: string,
): Promise<TokenAnswer> =>
  askForTokens(outside, url, {
    grant_type: 'authorization_code',
    redirect_uri: redirectUri,
    code,
    code_verifier: verifier,
  });

/** The next tokens. @throws Failure `signed_out` if the grant has ended */
export const refresh = (outside: Outside, url: string, token: string): Promise<TokenAnswer> =>
  askForTokens(outside, url, { grant_type: 'refresh_token', refresh_token: token });

/** Ends a grant. @returns whether the server did it */
export const revoke = async (outside: Outside, url: string, token: string): Promise<boolean> => {
  const body = new URLSearchParams({ client_id: CLIENT, token });
  const { status } = await post(outside, `${url}/oauth/revoke`, { body, headers: {} });
  return status === 200;
};
