import { type Answer, jsonAnswer, Refused } from '../kit/answer.ts';
import type { Call } from '../kit/call.ts';
import { type Fault, pageOf } from '../kit/fault.ts';
import type { KeptRow, Lists } from '../kit/lists.ts';

/** What MangaUpdates keeps of an entry, in its words. */
export interface MangaupdatesFields {
  list_id: number;
  volume: number;
  chapter: number;
  priority: number;
}

export interface ListQuestion {
  lists: Lists<MangaupdatesFields>;
  /** The ratings of an account, by work. */
  ratings: Map<string, number>;
  accountId: string;
  call: Call;
  fault: Fault | undefined;
  now: Date;
}

export const refuse = (status: number, reason: string, errors: object[] = []): Refused =>
  new Refused(jsonAnswer(status, { status: 'exception', reason, context: { errors } }));

export const done = (reason: string, context: object = {}): Answer =>
  jsonAnswer(200, { status: 'success', reason, context });

const recordOf = ({ lists }: ListQuestion, row: KeptRow<MangaupdatesFields>) => {
  const { list_id: listId, volume, chapter, priority } = row.fields;
  const at = Math.floor(row.createdAt.getTime() / 1000);
  return {
    series: { id: Number(row.workId), title: lists.work('manga', row.workId)?.title },
    list_id: listId,
    status: { volume, chapter },
    priority,
    time_added: { timestamp: at, as_rfc3339: row.createdAt.toISOString() },
  };
};

const MOST_PER_PAGE = 100;

/** A page of one of the lists of an account. */
export const searchList = (question: ListQuestion, listId: number): Answer => {
  const { lists, accountId, call, fault } = question;
  const { page = 1, perpage = 25 } = (call.json ?? {}) as { page?: number; perpage?: number };
  if (!(page >= 1) || !(perpage >= 1) || perpage > MOST_PER_PAGE)
    throw refuse(400, 'page or perpage');
  const items = lists
    .listOf(accountId)
    .filter(({ fields }) => fields.list_id === listId)
    .sort((one, other) => one.id - other.id);
  const rows = pageOf({ items, offset: (page - 1) * perpage, limit: perpage, fault });
  const results = rows.map((row) => ({ record: recordOf(question, row), metadata: {} }));
  return jsonAnswer(200, { total_hits: items.length, page, per_page: perpage, results });
};

interface SentSeries {
  series?: { id?: unknown };
  list_id?: unknown;
  status?: Record<string, unknown>;
  priority?: unknown;
}

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0;

const fieldsIn = ({ list_id: listId, status, priority }: SentSeries) => {
  const { volume, chapter } = status ?? {};
  const sent = Object.entries({ list_id: listId, volume, chapter, priority }).filter(
    ([, value]) => value !== undefined,
  );
  const wrong = sent.find(([, value]) => !isCount(value));
  if (wrong) throw refuse(412, 'Validation failed', [{ field: wrong[0] }]);
  return Object.fromEntries(sent) as Partial<MangaupdatesFields>;
};

/** Adds works to lists, or changes those that are on one; each must be what the call is for. */
export const putSeries = (question: ListQuestion, isNew: boolean): Answer => {
  const { lists, accountId, call, now } = question;
  if (!Array.isArray(call.json)) throw refuse(400, 'an array');
  const given = (call.json as SentSeries[]).map((sent) => {
    const workId = String(sent.series?.id);
    const row = lists.rowOf(accountId, 'manga', workId);
    if (!lists.work('manga', workId) || isNew === (row !== undefined))
      throw refuse(412, 'Validation failed', [{ field: 'series.id' }]);
    const usual = { list_id: 0, volume: 0, chapter: 0, priority: 0 };
    return { workId, fields: { ...(row?.fields ?? usual), ...fieldsIn(sent) } };
  });
  for (const { workId, fields } of given)
    lists.put({ accountId, kind: 'manga', workId }, fields, now);
  return done('Series saved');
};

export const deleteSeries = ({ lists, accountId, call }: ListQuestion): Answer => {
  if (!Array.isArray(call.json)) throw refuse(400, 'an array');
  const rows = call.json.map((id) => lists.rowOf(accountId, 'manga', String(id)));
  for (const row of rows) {
    if (!row) throw refuse(412, 'Validation failed', [{ field: 'series.id' }]);
    lists.rows.delete(row.id);
  }
  return done('Series removed');
};

export const oneSeries = (question: ListQuestion, workId: string): Answer => {
  const row = question.lists.rowOf(question.accountId, 'manga', workId);
  if (!row) throw refuse(404, 'Not found');
  return jsonAnswer(200, recordOf(question, row));
};

/** The rating of a work, which is a resource of its own. */
export const rating = (
  { lists, ratings, accountId, call }: ListQuestion,
  workId: string,
): Answer => {
  const key = `${accountId}/${workId}`;
  if (!lists.work('manga', workId)) throw refuse(404, 'Not found');
  if (call.method === 'PUT') {
    const { rating: given } = (call.json ?? {}) as { rating?: unknown };
    if (typeof given !== 'number' || given < 1 || given > 10) throw refuse(400, 'rating');
    ratings.set(key, Math.round(given * 10) / 10);
    return done('Rating updated');
  }
  if (!ratings.has(key)) throw refuse(404, 'Not found');
  if (call.method === 'GET') return jsonAnswer(200, { rating: ratings.get(key) });
  ratings.delete(key);
  return done('Rating deleted');
};
