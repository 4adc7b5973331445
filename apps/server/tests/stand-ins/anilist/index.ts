import { Accounts } from '../kit/accounts.ts';
import { type Answer, jsonAnswer, refusable, Refused } from '../kit/answer.ts';
import { bearerOf, type Call } from '../kit/call.ts';
import type { Fault } from '../kit/fault.ts';
import { type Allowance, CallCounter } from '../kit/limit.ts';
import { type StandIn, type StandInOptions, startStandIn } from '../kit/stand-in.ts';
import { answerGraphql } from './answer.ts';
import { AnilistLists } from './state.ts';

export interface AnilistLimits {
  usual: Allowance;
  /** Too many at once, though the headers say that more are left. */
  burst: Allowance;
}

const LIMITS: AnilistLimits = {
  usual: { calls: 30, seconds: 60 },
  burst: { calls: 10, seconds: 5 },
};

export interface AnilistStandIn extends StandIn {
  accounts: Accounts;
  lists: AnilistLists;
  limits: AnilistLimits;
}

const YEAR = 365 * 24 * 3600;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const jwt = (claims: { accountId: string; clientId: string; expiresAt: number }): string => {
  const { accountId: sub, clientId: aud, expiresAt: exp } = claims;
  const jti = crypto.randomUUID();
  return `${part({ typ: 'JWT', alg: 'RS256' })}.${part({ aud, sub, exp, jti, scopes: [] })}.${part({ jti })}`;
};

const refuse = (status: number, message: string, headers: Record<string, string> = {}): Refused =>
  new Refused(jsonAnswer(status, { data: null, errors: [{ message, status }] }, headers));

/** Counts a call; returns the headers of its answer. */
const admit = (standIn: AnilistStandIn, calls: CallCounter): Record<string, string> => {
  const { usual, burst } = standIn.limits;
  const now = standIn.now();
  const left = calls.count(usual, now);
  const isBurst = calls.leftOf(burst, now) < 0;
  const limit = { 'x-ratelimit-limit': String(usual.calls) };
  if (left < 0 || isBurst) {
    const retry = { 'retry-after': String(usual.seconds) };
    const at = String(Math.floor(now.getTime() / 1000) + usual.seconds);
    const reset =
      left < 0 ? { ...limit, 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': at } : {};
    throw refuse(429, 'Too Many Requests.', { ...retry, ...reset });
  }
  return { ...limit, 'x-ratelimit-remaining': String(left) };
};

const token = ({ accounts, now }: AnilistStandIn, call: Call): Answer => {
  const form = call.form ?? (call.json as Record<string, string> | undefined) ?? {};
  const grant = form['grant_type'] === 'authorization_code' ? accounts.exchange(form) : undefined;
  if (!grant)
    return jsonAnswer(400, { error: 'invalid_request', message: 'The request is invalid' });
  const { accessToken, refreshToken, expiresAt } = grant;
  const expiresIn = expiresAt - Math.floor(now().getTime() / 1000);
  // The service sends a refresh token that it takes from nobody.
  return jsonAnswer(200, {
    token_type: 'Bearer',
    expires_in: expiresIn,
    access_token: accessToken,
    refresh_token: refreshToken,
  });
};

const bodyOf = (call: Call): { query: string; variables?: Record<string, unknown> } => {
  if (call.method !== 'POST') throw refuse(405, 'Method Not Allowed');
  const body = call.json as { query?: unknown; variables?: Record<string, unknown> } | undefined;
  if (typeof body?.query !== 'string') throw refuse(400, 'No query or mutation provided.');
  return { query: body.query, ...(body.variables && { variables: body.variables }) };
};

const data = async (
  standIn: AnilistStandIn,
  call: Call,
  fault: Fault | undefined,
): Promise<Answer> => {
  const { accounts, lists } = standIn;
  const sent = bearerOf(call);
  if (fault === 'revoked') accounts.revoke(({ accessToken }) => accessToken === sent);
  const grant = accounts.grantOf(sent);
  if (call.headers.authorization !== undefined && !grant) throw refuse(400, 'Invalid token');
  const viewer = grant && accounts.people.get(grant.accountId);
  const { people } = accounts;
  return answerGraphql(bodyOf(call), { lists, people, viewer, now: standIn.now(), fault });
};

const serve = async (
  standIn: AnilistStandIn,
  calls: CallCounter,
  call: Call,
  fault: Fault | undefined,
): Promise<Answer> => {
  if (call.path === '/api/v2/oauth/authorize') return standIn.accounts.consent(call.query);
  if (call.path === '/api/v2/oauth/token' && call.method === 'POST') return token(standIn, call);
  const limits = admit(standIn, calls);
  const answer = await refusable(() => data(standIn, call, fault));
  return { ...answer, headers: { ...answer.headers, ...limits } };
};

/** Starts AniList: its API at the root, and its pages of OAuth at `/api/v2/oauth`. */
export const startAnilist = async (options: StandInOptions = {}): Promise<AnilistStandIn> => {
  const standIn = await startStandIn(options);
  const anilist = Object.assign(standIn, {
    accounts: new Accounts({ access: YEAR, write: jwt }, standIn.now),
    lists: new AnilistLists(),
    limits: LIMITS,
  });
  const calls = new CallCounter();
  anilist.serve = (call, fault) => serve(anilist, calls, call, fault);
  return anilist;
};
