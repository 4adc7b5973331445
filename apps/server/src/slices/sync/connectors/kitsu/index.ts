import { z } from 'zod';
import type { SyncStatus } from '../../rules/merge/entry.ts';
import type { Connector, EncodedEntry, ServiceCall, WriteOperation } from '../connector.ts';
import { Id, idsOf, Instant, Title, Total } from '../item.ts';
import {
  countAs,
  dayOfInstantAs,
  decodeWith,
  type FieldReader,
  readNotes,
  readPrivate,
  statusIn,
} from '../read-fields.ts';
import { ALL_STATUSES } from '../statuses.ts';
import { encodeWith, named, textNamed } from '../write-fields.ts';
import { reader } from './reader.ts';

const STATUSES = {
  planned: 'planning',
  current: 'current',
  completed: 'completed',
  on_hold: 'paused',
  dropped: 'dropped',
} as const;

/** The server refuses more. */
const MOST_REPEATS = 50;
const LEAST_RATING = 2;
const MOST_RATING = 20;

const readRating: FieldReader = (value) => {
  if (value === null) return { score: null };
  const rating = typeof value === 'string' ? Number(value) : value;
  if (typeof rating !== 'number') return {};
  return rating >= LEAST_RATING && rating <= MOST_RATING ? { score: rating * 5 } : {};
};

const decode = decodeWith({
  status: statusIn(STATUSES),
  reconsuming: (value) => (value === true ? { status: 'repeating' } : {}),
  ratingTwenty: readRating,
  progress: countAs('progress'),
  reconsumeCount: countAs('repeatCount'),
  startedAt: dayOfInstantAs('startedAt'),
  finishedAt: dayOfInstantAs('completedAt'),
  notes: readNotes,
  private: readPrivate,
});

/** Noon is in the same day almost everywhere. */
const instantOf = (date: string | null): string | null =>
  date === null ? null : `${date}T12:00:00.000Z`;

const WORDS: Readonly<Record<SyncStatus, string>> = {
  planning: 'planned',
  current: 'current',
  completed: 'completed',
  paused: 'on_hold',
  dropped: 'dropped',
  repeating: 'current',
};

const ratingOf = (score: number | null): number | null =>
  score === null ? null : Math.max(LEAST_RATING, Math.floor(score / 5 + 0.5));

const encode = encodeWith({
  status: (status) => ({
    status: WORDS[status],
    ...(status === 'repeating' && { reconsuming: true }),
  }),
  score: (score) => ({ ratingTwenty: ratingOf(score) }),
  progress: named('progress'),
  repeatCount: (count) => ({ reconsumeCount: Math.min(MOST_REPEATS, count) }),
  startedAt: (date) => ({ startedAt: instantOf(date) }),
  completedAt: (date) => ({ finishedAt: instantOf(date) }),
  notes: textNamed('notes'),
  private: named('private'),
});

const ToOne = z.object({ data: z.object({ id: Id }).nullish() }).nullish();
const Item = z.object({
  id: Id,
  attributes: z.looseObject({ updatedAt: Instant }),
  relationships: z.object({ anime: ToOne, manga: ToOne }),
  /** What its page says of its work. */
  work: z.object({ title: Title, total: Total, mal: Id.nullish() }).nullish(),
});

/** A progress without a status makes the server choose one, so the status always comes with it. */
const attributesOf = ({ set, kind, before }: WriteOperation): EncodedEntry => {
  const known = before?.status ?? undefined;
  const isBare = set.progress !== undefined && set.status === undefined && known !== undefined;
  const isOver = before?.status === 'repeating' && set.status !== undefined;
  return {
    ...(isOver && { reconsuming: false }),
    ...encode(isBare ? { ...set, status: known } : set, { kind }),
  };
};

const create = (operation: WriteOperation): ServiceCall => {
  const { kind, workId, accountId } = operation;
  const relationships = {
    user: { data: { type: 'users', id: accountId } },
    [kind]: { data: { type: kind, id: workId } },
  };
  const attributes = attributesOf(operation);
  return {
    method: 'POST',
    path: '/library-entries',
    json: { data: { type: 'libraryEntries', attributes, relationships } },
  };
};

const change = (operation: WriteOperation): ServiceCall => {
  const id = operation.entryId ?? '';
  const path = `/library-entries/${id}`;
  if (operation.action === 'delete') return { method: 'DELETE', path };
  const attributes = attributesOf(operation);
  return { method: 'PATCH', path, json: { data: { type: 'libraryEntries', id, attributes } } };
};

/** Kitsu, by its JSON:API. Its owned volumes are not the ones that were read, so volumes stay here. */
export const kitsu: Connector = {
  id: 'kitsu',
  name: 'Kitsu',
  capabilities: {
    kinds: ['anime', 'manga'],
    fields: [
      'status',
      'progress',
      'score',
      'repeatCount',
      'startedAt',
      'completedAt',
      'notes',
      'private',
    ],
    statuses: ALL_STATUSES,
    score: 'int20',
    dates: 'full',
    updatedAtTrusted: true,
    canDelete: true,
    changeFeed: 'since',
    atomicWrite: true,
    flow: 'password',
  },
  decode,
  encode,
  reader,
  read: (item, context) => {
    const { data } = Item.safeParse(item);
    const work = data?.relationships[context.kind]?.data;
    if (!data || !work) return;
    const { title = null, total = null, mal } = data.work ?? {};
    return {
      kind: context.kind,
      entryId: data.id,
      workId: work.id,
      ids: idsOf({ kitsu: work.id, mal }),
      title,
      total,
      entry: decode(data.attributes, context),
      updatedAt: data.attributes.updatedAt,
    };
  },
  write: (operation) => [operation.action === 'create' ? create(operation) : change(operation)],
};
