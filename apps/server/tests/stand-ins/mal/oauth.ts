import type { Accounts, Grant } from '../kit/accounts.ts';
import { type Answer, jsonAnswer, Refused } from '../kit/answer.ts';
import type { Call } from '../kit/call.ts';

const refuse = (status: number, error: string, hint: string): Refused =>
  new Refused(jsonAnswer(status, { error, message: hint, hint }));

const VERIFIER = /^[\w.~-]{43,128}$/u;

/** The page of consent. It wants a challenge, which is the verifier itself: the service knows no other method. */
export const authorize = (accounts: Accounts, { query }: Call): Answer => {
  const { code_challenge: challenge = '', code_challenge_method: method = 'plain' } = query;
  if (query['response_type'] !== 'code') throw refuse(400, 'unsupported_response_type', 'code');
  if (method !== 'plain') throw refuse(400, 'invalid_request', 'code_challenge_method');
  if (!VERIFIER.test(challenge)) throw refuse(400, 'invalid_request', 'code_challenge');
  return accounts.consent(query);
};

const tokens = ({ accessToken, refreshToken, expiresAt }: Grant, now: Date): Answer =>
  jsonAnswer(200, {
    token_type: 'Bearer',
    expires_in: expiresAt - Math.floor(now.getTime() / 1000),
    access_token: accessToken,
    refresh_token: refreshToken,
  });

/** Gives tokens for a code, or new ones for a refresh token, which is good once. */
export const token = (accounts: Accounts, { form, method }: Call, now: Date): Answer => {
  if (method !== 'POST' || !form) throw refuse(400, 'invalid_request', 'a form, by POST');
  const client = accounts.clients.get(form['client_id'] ?? '');
  if (!client || client.secret !== form['client_secret'])
    throw refuse(401, 'invalid_client', 'client_id and client_secret');
  if (form['grant_type'] === 'refresh_token') {
    const grant = accounts.refresh(form['refresh_token']);
    if (!grant) throw refuse(401, 'invalid_grant', 'refresh_token');
    return tokens(grant, now);
  }
  if (form['grant_type'] !== 'authorization_code')
    throw refuse(400, 'unsupported_grant_type', 'grant_type');
  const grant = accounts.exchange(form);
  if (!grant) throw refuse(400, 'invalid_grant', 'code, redirect_uri or code_verifier');
  return tokens(grant, now);
};
