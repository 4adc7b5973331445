import { type Answer, jsonAnswer, Refused } from '../kit/answer.ts';
import type { Call } from '../kit/call.ts';
import { type Fault, pageOf } from '../kit/fault.ts';
import type { Lists } from '../kit/lists.ts';
import { changed, cleaned, EMPTY, type Rate, shownRate } from './rate.ts';

export const refuse = (status: number, message: string): Refused =>
  new Refused(jsonAnswer(status, { code: status, message, errors: [message] }));

export interface RestQuestion {
  lists: Lists<Rate>;
  viewerId: string | undefined;
  call: Call;
  fault: Fault | undefined;
  now: Date;
}

const KINDS: Readonly<Record<string, 'anime' | 'manga'>> = { Anime: 'anime', Manga: 'manga' };

/** With an account it is the whole list at once; the pages are for everybody's. */
const readRates = ({ lists, call, fault }: RestQuestion): Answer => {
  const { user_id: userId, target_id: workId, target_type: type, page, limit } = call.query;
  if (userId === undefined && type === undefined) throw refuse(422, 'user_id or target_type');
  const rows = lists
    .listOf(userId ?? '', KINDS[type ?? ''])
    .filter((row) => workId === undefined || row.workId === workId)
    .sort((one, other) => one.id - other.id);
  const size = Number(limit ?? 1000);
  const offset = (Number(page ?? 1) - 1) * size;
  const isWhole = limit === undefined && fault === undefined;
  const shown = isWhole ? rows : pageOf({ items: rows, offset, limit: size, fault });
  return jsonAnswer(200, shown.map(shownRate));
};

const sentIn = ({ json }: Call): Readonly<Record<string, unknown>> => {
  const { user_rate: rate } = (json ?? {}) as { user_rate?: Record<string, unknown> };
  if (!rate) throw refuse(422, 'user_rate is missing');
  return rate;
};

/** Creates an entry, or changes the one that is there. */
const putRate = ({ lists, viewerId = '', call, now }: RestQuestion): Answer => {
  const sent = sentIn(call);
  const kind = KINDS[String(sent['target_type'])];
  const workId = String(sent['target_id']);
  const work = kind && lists.work(kind, workId);
  if (String(sent['user_id']) !== viewerId) throw refuse(403, 'user_id');
  if (!work) throw refuse(422, 'target is invalid');
  const before = lists.rowOf(viewerId, kind, workId)?.fields ?? EMPTY;
  const after = changed(cleaned(sent), before, work);
  return jsonAnswer(201, shownRate(lists.put({ accountId: viewerId, kind, workId }, after, now)));
};

const oneRate = (question: RestQuestion, id: string): Answer => {
  const { lists, viewerId, call, now } = question;
  const row = lists.rows.get(Number(id));
  const work = row && lists.work(row.kind, row.workId);
  if (!row || !work) throw refuse(404, 'not found');
  if (call.method === 'GET') return jsonAnswer(200, shownRate(row));
  if (row.accountId !== viewerId) throw refuse(403, 'not yours');
  if (call.method === 'DELETE') {
    lists.rows.delete(row.id);
    return { status: 204, headers: {}, body: '' };
  }
  if (!['PATCH', 'PUT'].includes(call.method)) throw refuse(405, 'method');
  const after = changed(cleaned(sentIn(call)), row.fields, work);
  return jsonAnswer(200, shownRate(lists.put(row, after, now)));
};

/** The API by REST: entries of lists. */
export const answerRest = (question: RestQuestion): Answer => {
  const { call, viewerId } = question;
  const path = call.path.replace(/^\/api/u, '');
  if (path === '/v2/user_rates' && call.method === 'GET') return readRates(question);
  if (viewerId === undefined) throw refuse(401, 'The access token is invalid');
  if (path === '/v2/user_rates' && call.method === 'POST') return putRate(question);
  const id = /^\/v2\/user_rates\/(\d+)$/u.exec(path)?.[1];
  if (id === undefined) throw refuse(404, 'not found');
  return oneRate(question, id);
};
