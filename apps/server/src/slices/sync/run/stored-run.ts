import type { Selectable } from 'kysely';
import type { Database, DB, Tx } from '#platform/database/index.ts';
import { isId } from '#platform/ids.ts';
import type { KeptReason } from '#platform/kept-reason.ts';
import { lockLink } from '../link/queries.ts';
import { refusal } from '../reasons.ts';

export const RUN_KINDS = ['first', 'dry', 'full', 'quick', 'push'] as const;
export type RunKind = (typeof RUN_KINDS)[number];
export const RUN_STATES = [
  'reading',
  'planning',
  'confirming',
  'waiting',
  'applying',
  'done',
  'failed',
  'cancelled',
] as const;
export type RunState = (typeof RUN_STATES)[number];

/** How far a run has read and what it noticed, so that it goes on after an interruption. */
export interface RunCursor {
  /** The place in the kinds of the service. */
  kind: number;
  page: string | null;
  /** Whether the account was checked. */
  isChecked: boolean;
  /** Whether an item could not be read, so that what is missing proves nothing. */
  isPartial: boolean;
  /** Seconds that the clock of the service is off, at most. */
  skew: number;
  /** Whether what is missing there was added to the rows. */
  hasMissing: boolean;
  /** Whether a service that tells what changed gave its whole list again. */
  isWholeList: boolean;
  /** From where the next reading goes on, by kind, where the service says that itself. */
  marks: Readonly<Record<string, string>>;
}

const START: RunCursor = {
  kind: 0,
  page: null,
  isChecked: false,
  isPartial: false,
  skew: 0,
  hasMissing: false,
  isWholeList: false,
  marks: {},
};

/** A run of a link. */
export interface Run {
  id: string;
  linkId: string;
  kind: RunKind;
  state: RunState;
  cursor: RunCursor;
  readCount: number;
  tries: number;
  fault: KeptReason | null;
  createdAt: Date;
  finishedAt: Date | null;
  undoneAt: Date | null;
}

export const runOf = (row: Selectable<DB['sync.run']>): Run => ({
  id: row.id,
  linkId: row.link_id,
  kind: row.kind as RunKind,
  state: row.state as RunState,
  cursor: { ...START, ...(row.cursor as object) },
  readCount: row.read_count,
  tries: row.tries,
  fault: row.fault as unknown as KeptReason | null,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
  undoneAt: row.undone_at,
});

/** Whether a run saw the whole list, so that what is missing in it is of interest. */
export const isWhole = ({ kind, cursor }: Run): boolean =>
  kind === 'first' || kind === 'dry' || kind === 'full' || cursor.isWholeList;

const UNDER_WAY: readonly RunState[] = ['reading', 'planning', 'confirming', 'waiting', 'applying'];

/** The run of a link that is not over. */
export const runUnderWay = async (db: Database, linkId: string): Promise<Run | undefined> => {
  const row = await db
    .selectFrom('sync.run')
    .selectAll()
    .where('link_id', '=', linkId)
    .where('state', 'in', UNDER_WAY)
    .executeTakeFirst();
  return row && runOf(row);
};

export const runById = async (db: Database, id: string): Promise<Run | undefined> => {
  const row = await db.selectFrom('sync.run').selectAll().where('id', '=', id).executeTakeFirst();
  return row && runOf(row);
};

/** A run of somebody. @throws Refusal `NOT_FOUND` */
export const ownRun = async (
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<Run> => {
  const row = isId(id)
    ? await db
        .selectFrom('sync.run as run')
        .innerJoin('sync.link as link', 'link.id', 'run.link_id')
        .selectAll('run')
        .where('run.id', '=', id)
        .where('link.user_id', '=', userId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw refusal('NOT_FOUND', 'SYNC_RUN_NOT_FOUND');
  return runOf(row);
};

/** Locks a run and its link for one step, if it is still in the state in which the step began. */
export const lockRun = async (
  tx: Tx,
  { id, linkId, state, cursor }: Pick<Run, 'id' | 'linkId' | 'state' | 'cursor'>,
): Promise<Run | undefined> => {
  await lockLink(tx, linkId);
  const row = await tx
    .selectFrom('sync.run')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const run = row && runOf(row);
  const isSame = run?.state === state && JSON.stringify(run.cursor) === JSON.stringify(cursor);
  return isSame ? run : undefined;
};

/** What a step leaves of a run. */
interface RunChange {
  state?: RunState;
  cursor?: RunCursor;
  readCount?: number;
  finishedAt?: Date;
  dueAt: Date | null;
}

export const updateRun = async (
  tx: Tx,
  id: string,
  { state, cursor, readCount, finishedAt, dueAt }: RunChange,
): Promise<void> => {
  await tx
    .updateTable('sync.run')
    .set({
      due_at: dueAt,
      tries: 0,
      ...(state && { state }),
      ...(cursor && { cursor: JSON.stringify(cursor) }),
      ...(readCount !== undefined && { read_count: readCount }),
      ...(finishedAt && { finished_at: finishedAt }),
    })
    .where('id', '=', id)
    .execute();
};
