import { z } from 'zod';
import type { SyncStatus } from '../../rules/merge/entry.ts';
import type { Connector } from '../connector.ts';
import { Id, idsOf, Instant, Title, Total } from '../item.ts';
import {
  countAs,
  decodeWith,
  readNotes,
  readPrivate,
  scoreOutOf,
  statusAt,
} from '../read-fields.ts';
import { WITHOUT_REPEATING } from '../statuses.ts';
import { encodeWith, named, onlyOfManga, scoreNamed, textNamed } from '../write-fields.ts';
import { reader } from './reader.ts';

/** By the numbers of the service, which start at 1. */
const TYPES: readonly (SyncStatus | null)[] = [
  null,
  'planning',
  'completed',
  'current',
  'paused',
  'dropped',
];

const decode = decodeWith({
  type: statusAt(TYPES),
  rate: scoreOutOf(10),
  ep_status: countAs('progress'),
  vol_status: countAs('progressVolumes'),
  comment: readNotes,
  private: readPrivate,
});

const encode = encodeWith({
  status: (status) => ({ type: TYPES.indexOf(status === 'repeating' ? 'completed' : status) }),
  score: scoreNamed('rate', 10, 0),
  progress: onlyOfManga(named('ep_status')),
  progressVolumes: onlyOfManga(named('vol_status')),
  notes: textNamed('comment'),
  private: named('private'),
});

/** Kinds of subjects: 1 is a book, 2 an anime. */
const SUBJECTS = { manga: 1, anime: 2 } as const;

const Item = z.looseObject({
  subject_id: Id,
  subject_type: z.int(),
  updated_at: Instant,
  subject: z.object({ name: Title, eps: Total }).nullish(),
});

/** Bangumi. The episodes of anime are marked one by one there, so their number is read and not sent. Nothing can be deleted. */
export const bangumi: Connector = {
  id: 'bangumi',
  name: 'Bangumi',
  capabilities: {
    kinds: ['anime', 'manga'],
    fields: ['status', 'progress', 'progressVolumes', 'score', 'notes', 'private'],
    statuses: WITHOUT_REPEATING,
    score: 'int10',
    dates: 'none',
    updatedAtTrusted: false,
    canDelete: false,
    changeFeed: 'none',
    atomicWrite: true,
    flow: 'code',
  },
  decode,
  encode,
  reader,
  read: (item, context) => {
    const { data } = Item.safeParse(item);
    if (!data || data.subject_type !== SUBJECTS[context.kind]) return;
    return {
      kind: context.kind,
      entryId: null,
      workId: data.subject_id,
      ids: idsOf({ bangumi: data.subject_id }),
      title: data.subject?.name ?? null,
      total: data.subject?.eps ?? null,
      entry: decode(data, context),
      updatedAt: data.updated_at,
    };
  },
  write: ({ action, workId, set, kind }) => {
    const json = encode(set, { kind });
    if (action === 'delete' || Object.keys(json).length === 0) return [];
    return [{ method: 'POST', path: `/v0/users/-/collections/${workId}`, json }];
  },
};
