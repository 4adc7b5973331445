import { Accounts } from '../kit/accounts.ts';
import { hasOwnAgent } from '../kit/agent.ts';
import { type Answer, jsonAnswer, Refused } from '../kit/answer.ts';
import type { Call } from '../kit/call.ts';
import type { Fault } from '../kit/fault.ts';
import { type Allowance, CallCounter } from '../kit/limit.ts';
import { Lists } from '../kit/lists.ts';
import { type StandIn, type StandInOptions, startStandIn } from '../kit/stand-in.ts';
import { tokenFields } from '../kit/token.ts';
import { viewerIdOf } from '../kit/viewer.ts';

/** What MangaDex keeps of a manga: each part without the other. */
export interface MangadexFields {
  status: string | null;
  rating: number | null;
}

export interface MangadexStandIn extends StandIn {
  accounts: Accounts;
  lists: Lists<MangadexFields>;
  limit: Allowance;
}

const QUARTER = 15 * 60;
const LIMIT: Allowance = { calls: 5, seconds: 1 };

const STATUSES = new Set([
  'reading',
  'on_hold',
  'plan_to_read',
  'dropped',
  're_reading',
  'completed',
]);

const refuse = (status: number, title: string): Refused =>
  new Refused(jsonAnswer(status, { result: 'error', errors: [{ status, title }] }));

const ok = (more: object = {}): Answer => jsonAnswer(200, { result: 'ok', ...more });

/** Tokens for a name and a password, which only programs get that somebody registered for themselves. */
const token = ({ accounts }: MangadexStandIn, call: Call): Answer => {
  const fields = tokenFields(call);
  const client = accounts.clients.get(fields['client_id'] ?? '');
  if (!client || client.secret !== fields['client_secret'])
    return jsonAnswer(401, { error: 'unauthorized_client' });
  const person = [...accounts.people.values()].find(
    ({ name, password }) => name === fields['username'] && password === fields['password'],
  );
  const isRefresh = fields['grant_type'] === 'refresh_token';
  const grant = isRefresh
    ? accounts.refresh(fields['refresh_token'])
    : person?.password !== undefined && accounts.grant(person.id, client.id);
  if (!grant) return jsonAnswer(401, { error: 'invalid_grant' });
  const { accessToken, refreshToken } = grant;
  const given = { access_token: accessToken, refresh_token: refreshToken };
  return jsonAnswer(200, { ...given, expires_in: QUARTER, token_type: 'Bearer' });
};

interface Question {
  lists: Lists<MangadexFields>;
  accountId: string;
  call: Call;
  now: Date;
}

const valueIn = ({ call }: Question, name: 'status' | 'rating') =>
  ((call.json ?? {}) as Record<string, unknown>)[name];

const put = (question: Question, workId: string, change: Partial<MangadexFields>): Answer => {
  const { lists, accountId, now } = question;
  if (!lists.work('manga', workId)) throw refuse(404, 'not_found');
  const before = lists.rowOf(accountId, 'manga', workId)?.fields;
  const fields = { status: null, rating: null, ...before, ...change };
  lists.put({ accountId, kind: 'manga', workId }, fields, now);
  return ok();
};

const statusOf = (question: Question, workId: string): Answer => {
  const { lists, accountId, call } = question;
  if (call.method === 'GET') {
    const status = lists.rowOf(accountId, 'manga', workId)?.fields.status;
    if (!status) throw refuse(404, 'not_found');
    return ok({ status });
  }
  const status = valueIn(question, 'status') as string | null;
  if (status !== null && !STATUSES.has(status)) throw refuse(400, 'validation_exception');
  return put(question, workId, { status });
};

const ratingOf = (question: Question, workId: string): Answer => {
  if (question.call.method === 'DELETE') return put(question, workId, { rating: null });
  const rating = valueIn(question, 'rating') as number;
  if (!Number.isInteger(rating) || rating < 1 || rating > 10)
    throw refuse(400, 'validation_exception');
  return put(question, workId, { rating });
};

const allOf = ({ lists, accountId, call }: Question): Answer => {
  const rows = lists.listOf(accountId);
  if (call.path === '/manga/status') {
    const statuses = rows.flatMap(({ workId, fields }) =>
      fields.status === null ? [] : [[workId, fields.status] as const],
    );
    return ok({ statuses: Object.fromEntries(statuses) });
  }
  const asked = new Set((call.query['manga[]'] ?? '').split(','));
  const ratings = rows.flatMap(({ workId, fields, updatedAt }) =>
    asked.has(workId) && fields.rating !== null
      ? [[workId, { rating: fields.rating, createdAt: updatedAt.toISOString() }] as const]
      : [],
  );
  return ok({ ratings: Object.fromEntries(ratings) });
};

const data = (mangadex: MangadexStandIn, call: Call, fault?: Fault): Answer => {
  const { accounts, lists } = mangadex;
  const accountId = viewerIdOf(accounts, call, fault);
  if (accountId === undefined) throw refuse(401, 'unauthorized_http_exception');
  const question = { lists, accountId, call, now: mangadex.now() };
  const status = /^\/manga\/([\da-f-]{36})\/status$/u.exec(call.path)?.[1];
  const rated = /^\/rating\/([\da-f-]{36})$/u.exec(call.path)?.[1];
  if (status) return statusOf(question, status);
  if (rated) return ratingOf(question, rated);
  if (call.path === '/manga/status' || call.path === '/rating') return allOf(question);
  const username = accounts.people.get(accountId)?.name;
  if (call.path !== '/user/me') throw refuse(404, 'not_found');
  return ok({ data: { id: accountId, type: 'user', attributes: { username } } });
};

/** Starts MangaDex: its API at the root, and its tokens at the path of its server of logins. */
export const startMangadex = async (options: StandInOptions = {}): Promise<MangadexStandIn> => {
  const standIn = await startStandIn(options);
  const mangadex: MangadexStandIn = Object.assign(standIn, {
    accounts: new Accounts({ access: QUARTER }, standIn.now),
    lists: new Lists<MangadexFields>(),
    limit: LIMIT,
  });
  const calls = new CallCounter();
  mangadex.serve = (call, fault) => {
    if (call.path === '/realms/mangadex/protocol/openid-connect/token')
      return token(mangadex, call);
    if (!hasOwnAgent(call) || call.headers.via !== undefined) throw refuse(400, 'user_agent');
    if (calls.count(mangadex.limit, mangadex.now()) < 0) throw refuse(429, 'too_many_requests');
    return data(mangadex, call, fault);
  };
  return mangadex;
};
