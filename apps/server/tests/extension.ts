import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { Browser, Reply } from './browser.ts';
import type { TestApp } from './test-app.ts';

export const CHROME_ID = 'abcdefghijklmnopabcdefghijklmnop';
export const REDIRECT = `https://${CHROME_ID}.chromiumapp.org/`;
export const CLIENT = 'tsuzuki-extension';

/** Settings of an instance that offers the extension. */
export const EXTENSION_SETTINGS = {
  TRUSTED_PROXIES: '127.0.0.1',
  EXTENSION_CHROME_IDS: CHROME_ID,
  EXTENSION_FIREFOX_IDS: 'extension@tsuzuki.example',
  EXTENSION_DEVELOPMENT: 'on',
};

/** Tokens as the token endpoint returns them. */
export interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: string;
}

export const newVerifier = (): string => randomBytes(32).toString('base64url');

export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

const encodeForm = (form: Record<string, string | undefined>): string => {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(form)) {
    if (value !== undefined) encoded.append(name, value);
  }
  return encoded.toString();
};

/** The query of an authorization request; `undefined` removes a parameter. */
export const queryOf = (
  verifier: string,
  change: Record<string, string | undefined> = {},
): string => {
  const all: Record<string, string | undefined> = {
    response_type: 'code',
    client_id: CLIENT,
    redirect_uri: REDIRECT,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    state: 'a state',
    ...change,
  };
  return encodeForm(all);
};

/** Sends a form as the extension does. */
export const postForm = async (
  test: TestApp,
  path: string,
  form: Record<string, string | undefined> | string,
  headers: Record<string, string> = {},
): Promise<Reply> => {
  const response = await fetch(`${test.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'user-agent': 'Test Extension',
      ...headers,
    },
    body: typeof form === 'string' ? form : encodeForm(form),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    body: isJson ? JSON.parse(text) : text,
    headers: response.headers,
  };
};

/** The user allows it. @returns the code for the extension */
export const consent = async (
  browser: Browser,
  { username, query }: { username: string; query: string },
): Promise<string> => {
  const answer = await browser.post(`/auth/authorization?${query}`, {
    decision: 'allow',
    username,
  });
  expect(answer.status).toBe(200);
  return new URL(answer.body.redirectTo).searchParams.get('code') ?? '';
};

/** The form that exchanges a code. */
export const codeForm = (code: string, verifier: string) => ({
  grant_type: 'authorization_code',
  client_id: CLIENT,
  redirect_uri: REDIRECT,
  code,
  code_verifier: verifier,
});

/** Signs the extension in, from consent to tokens. */
export const signInExtension = async (
  test: TestApp,
  browser: Browser,
  username: string,
): Promise<Tokens> => {
  const verifier = newVerifier();
  const code = await consent(browser, { username, query: queryOf(verifier) });
  const { status, body } = await postForm(test, '/oauth/token', codeForm(code, verifier));
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
};

/** Requests the next tokens. */
export const refresh = (test: TestApp, token: string, change: Record<string, string> = {}) =>
  postForm(test, '/oauth/token', {
    grant_type: 'refresh_token',
    client_id: CLIENT,
    refresh_token: token,
    ...change,
  });
