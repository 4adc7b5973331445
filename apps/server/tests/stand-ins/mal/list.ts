import { type Answer, jsonAnswer, Refused } from '../kit/answer.ts';
import type { Call } from '../kit/call.ts';
import { type Fault, pageOf } from '../kit/fault.ts';
import type { KeptRow, KeptWork, Lists } from '../kit/lists.ts';
import { askedFor, EMPTY, type MalFields, onlyAsked, readForm, shownFields } from './fields.ts';

export const refuse = (status: number, error: string, message = ''): Refused =>
  new Refused(jsonAnswer(status, { error, message }));

const nodeOf = (work: KeptWork, fields: string) => ({
  id: Number(work.id),
  title: work.title,
  ...(askedFor(fields, 'num_episodes') && { num_episodes: work.total ?? 0 }),
  ...(askedFor(fields, 'num_chapters') && { num_chapters: work.total ?? 0 }),
  ...(askedFor(fields, 'num_volumes') && { num_volumes: work.volumes ?? 0 }),
  ...(askedFor(fields, 'nsfw') && { nsfw: work.isAdult ? 'black' : 'white' }),
});

const whole = (text: string | undefined, usual: number, most: number): number => {
  const number = Number(text ?? usual);
  if (!Number.isInteger(number) || number < 0 || number > most)
    throw refuse(400, 'bad_request', `invalid number ${text}`);
  return number;
};

const SORTS = new Set(['list_score', 'list_updated_at', 'title', 'start_date', 'id']);

interface ListQuestion {
  lists: Lists<MalFields>;
  accountId: string;
  kind: 'anime' | 'manga';
  call: Call;
  fault: Fault | undefined;
  url: string;
}

const wantedRows = ({ lists, accountId, kind, call }: ListQuestion): KeptRow<MalFields>[] => {
  const { nsfw, status, sort } = call.query;
  if (sort !== undefined && !SORTS.has(sort.replace(`${kind}_`, '')))
    throw refuse(400, 'bad_request', 'invalid sort');
  const rows = lists
    .listOf(accountId, kind)
    .filter(
      (row) =>
        (nsfw === 'true' || !lists.work(kind, row.workId)?.isAdult) &&
        (status === undefined || row.fields.status === status),
    );
  return sort === 'list_updated_at' ? rows : rows.sort((one, other) => one.id - other.id);
};

/** A page of a list. Its next one is a whole address. */
export const listPage = (question: ListQuestion): Answer => {
  const { lists, kind, call, fault, url } = question;
  const { fields = '' } = call.query;
  const limit = whole(call.query['limit'], 100, 1000) || 100;
  const offset = whole(call.query['offset'], 0, 1_000_000);
  const items = wantedRows(question);
  const asked = askedFor(fields, 'list_status');
  const data = pageOf({ items, offset, limit, fault }).flatMap((row) => {
    const work = lists.work(kind, row.workId);
    if (!work) return [];
    const shown = onlyAsked(shownFields(kind, row.fields, row.updatedAt), asked ?? []);
    return [{ node: nodeOf(work, fields), ...(asked && { list_status: shown }) }];
  });
  const next = new URL(call.path, url);
  next.search = new URLSearchParams({ ...call.query, offset: String(offset + limit) }).toString();
  const isLast = offset + limit >= items.length;
  return jsonAnswer(200, { data, paging: isLast ? {} : { next: next.href } });
};

interface EntryQuestion {
  lists: Lists<MalFields>;
  accountId: string;
  kind: 'anime' | 'manga';
  workId: string;
  call: Call;
  now: Date;
}

const workOf = ({ lists, kind, workId }: EntryQuestion): KeptWork => {
  const work = lists.work(kind, workId);
  if (!work) throw refuse(404, 'not_found');
  return work;
};

/** A work, with the entry of the account if it was asked for. */
export const workPage = (question: EntryQuestion): Answer => {
  const work = workOf(question);
  const { lists, accountId, kind, workId, call } = question;
  const { fields = '' } = call.query;
  const asked = askedFor(fields, 'my_list_status');
  const row = lists.rowOf(accountId, kind, workId);
  const shown = row && onlyAsked(shownFields(kind, row.fields, row.updatedAt), asked ?? []);
  return jsonAnswer(200, {
    ...nodeOf(work, fields),
    ...(asked && shown && { my_list_status: shown }),
  });
};

/** Changes the fields that are sent, and keeps `completed` with any number, as the service does. */
const write = (question: EntryQuestion): Answer => {
  workOf(question);
  const { lists, accountId, kind, workId, call, now } = question;
  if (!call.form) throw refuse(400, 'bad_request', 'a form');
  const fields = readForm(kind, call.form);
  if (typeof fields === 'string') throw refuse(400, 'bad_request', fields);
  const usual = { ...EMPTY, status: kind === 'anime' ? 'watching' : 'reading' };
  const before = lists.rowOf(accountId, kind, workId)?.fields ?? usual;
  const { updatedAt, fields: after } = lists.put(question, { ...before, ...fields }, now);
  return jsonAnswer(200, shownFields(kind, after, updatedAt));
};

/** Creates, changes or deletes an entry. */
export const entryCall = (question: EntryQuestion): Answer => {
  const { lists, accountId, kind, workId, call } = question;
  if (call.method === 'PATCH' || call.method === 'PUT') return write(question);
  if (call.method !== 'DELETE') throw refuse(405, 'method_not_allowed');
  const row = lists.rowOf(accountId, kind, workId);
  if (!row) throw refuse(404, 'not_found');
  lists.rows.delete(row.id);
  return jsonAnswer(200, []);
};
