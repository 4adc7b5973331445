import { type Answer, jsonAnswer, Refused } from '../kit/answer.ts';
import type { Call } from '../kit/call.ts';
import { type Fault, pageOf } from '../kit/fault.ts';
import type { KeptRow, KeptWork, Lists } from '../kit/lists.ts';

/** What Bangumi keeps of an entry, in its words. */
export interface BangumiFields {
  /** 1 wish, 2 done, 3 doing, 4 on hold, 5 dropped. */
  type: number;
  rate: number;
  ep_status: number;
  vol_status: number;
  comment: string;
  tags: readonly string[];
  private: boolean;
  /** When the type changed: the service shows this as the time of any change. */
  typedAt: Date;
}

export const refuse = (status: number, title: string): Refused =>
  new Refused(jsonAnswer(status, { title, description: title, details: {} }));

export interface CollectionQuestion {
  lists: Lists<BangumiFields>;
  viewerId: string | undefined;
  /** The account whose collection it is. */
  accountId: string;
  call: Call;
  fault: Fault | undefined;
  now: Date;
}

const SUBJECTS = { manga: 1, anime: 2 } as const;

const shown = (lists: Lists<BangumiFields>, row: KeptRow<BangumiFields>) => {
  const work = lists.work(row.kind, row.workId);
  const { typedAt, ...fields } = row.fields;
  return {
    subject_id: Number(row.workId),
    subject_type: SUBJECTS[row.kind],
    ...fields,
    updated_at: typedAt.toISOString(),
    subject: {
      id: Number(row.workId),
      name: work?.title,
      eps: work?.total ?? 0,
      volumes: work?.volumes ?? 0,
    },
  };
};

const MOST_PER_PAGE = 50;

const count = (text: string | undefined, usual: number, most: number): number => {
  const number = Number(text ?? usual);
  if (!Number.isInteger(number) || number < 0 || number > most) throw refuse(400, 'Bad Request');
  return number;
};

const visible = ({ lists, viewerId, accountId }: CollectionQuestion): KeptRow<BangumiFields>[] =>
  lists.listOf(accountId).filter(({ fields }) => accountId === viewerId || !fields.private);

/** A page of a collection. */
export const collectionPage = (question: CollectionQuestion): Answer => {
  const { lists, call, fault } = question;
  const { subject_type: subject, type } = call.query;
  const limit = count(call.query['limit'], 30, MOST_PER_PAGE);
  const offset = count(call.query['offset'], 0, 1_000_000);
  const items = visible(question).filter(
    ({ kind, fields }) =>
      (subject === undefined || SUBJECTS[kind] === Number(subject)) &&
      (type === undefined || fields.type === Number(type)),
  );
  const data = pageOf({ items, offset, limit, fault }).map((row) => shown(lists, row));
  return jsonAnswer(200, { data, total: items.length, limit, offset });
};

export const oneCollection = (question: CollectionQuestion, workId: string): Answer => {
  const row = visible(question).find((one) => one.workId === workId);
  if (!row) throw refuse(404, 'Not Found');
  return jsonAnswer(200, shown(question.lists, row));
};

const isBetween = (least: number, most: number) => (value: unknown) =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const CHECKS: Readonly<Record<string, (value: unknown, work: KeptWork) => boolean>> = {
  type: isBetween(1, 5),
  rate: isBetween(0, 10),
  // The episodes of anime are marked one by one.
  ep_status: (value, { kind }) => kind === 'manga' && isBetween(0, 100_000)(value),
  vol_status: (value, { kind }) => kind === 'manga' && isBetween(0, 100_000)(value),
  comment: (value) => typeof value === 'string',
  private: (value) => typeof value === 'boolean',
  tags: (value) => value === null || Array.isArray(value),
};

const EMPTY = {
  type: 3,
  rate: 0,
  ep_status: 0,
  vol_status: 0,
  comment: '',
  tags: [],
  private: false,
};

/** Changes an entry; a POST also creates it. */
export const writeCollection = (question: CollectionQuestion, workId: string): Answer => {
  const { lists, viewerId, call, now } = question;
  if (viewerId === undefined) throw refuse(401, 'Unauthorized');
  const work = lists.work('anime', workId) ?? lists.work('manga', workId);
  if (!work) throw refuse(404, 'Not Found');
  const sent = (call.json ?? {}) as Record<string, unknown>;
  if (Object.entries(sent).some(([name, value]) => !CHECKS[name]?.(value, work)))
    throw refuse(400, 'Bad Request');
  const before = lists.rowOf(viewerId, work.kind, workId)?.fields;
  if (!before && (call.method === 'PATCH' || sent['type'] === undefined))
    throw refuse(call.method === 'PATCH' ? 404 : 400, 'no collection');
  const isTyped = sent['type'] !== undefined && sent['type'] !== before?.type;
  const typedAt = isTyped || !before ? now : before.typedAt;
  const fields = { ...EMPTY, ...before, ...(sent as Partial<BangumiFields>), typedAt };
  lists.put({ accountId: viewerId, kind: work.kind, workId }, fields, now);
  return { status: 204, headers: {}, body: '' };
};
