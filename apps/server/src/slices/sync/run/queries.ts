import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import type { SyncField } from '../rules/merge/entry.ts';
import type { Decision } from '../rules/merge/decide-holds.ts';
import type { FieldValue } from '../rules/merge/entry.ts';
import type { Action } from '../rules/merge/merge-result.ts';
import type { FieldChange } from './changes.ts';
import { type Run, runOf } from './stored-run.ts';
import { type RunRow, runRows } from './stored-row.ts';

export const ROW_FILTERS = [
  'changes',
  'here',
  'there',
  'create',
  'update',
  'delete',
  'held',
  'conflict',
  'unmapped',
  'none',
] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];

const changesSomething = sql<boolean>`(here <> 'none' or there <> 'none')`;
const asks = sql<boolean>`holds <> '[]'`;
const isUnmapped = sql<boolean>`(reason is not null and reason <> 'ignored')`;
const either = (action: Action) => sql<boolean>`(here = ${action} or there = ${action})`;

const BY_FILTER: Readonly<Record<RowFilter, RawBuilder<boolean>>> = {
  changes: sql`(${changesSomething} or ${asks})`,
  here: sql`here <> 'none'`,
  there: sql`there <> 'none'`,
  create: either('create'),
  update: either('update'),
  delete: either('delete'),
  held: sql`(${asks} or is_held)`,
  conflict: sql`conflicts <> '[]'`,
  unmapped: isUnmapped,
  none: sql`(not ${changesSomething} and not ${asks} and reason is null)`,
};

/** Which rows of a plan somebody looks at. */
export interface RowsWanted {
  only?: RowFilter | null | undefined;
  field?: SyncField | null | undefined;
  /** The name of a rule, or the reason of a question. */
  rule?: string | null | undefined;
}

/** The part of a list between two numbers or ids. */
export interface Stretch<Key> {
  after: Key | null;
  before: Key | null;
  isBackward: boolean;
  limit: number;
}

export const planRows = (
  db: Database,
  runId: string,
  { only, field, rule }: RowsWanted,
  { after, before, isBackward, limit }: Stretch<number>,
): Promise<RunRow[]> => {
  const conditions = [
    only ? BY_FILTER[only] : sql<boolean>`true`,
    ...(field ? [sql<boolean>`${field} = any(fields)`] : []),
    ...(rule ? [sql<boolean>`${rule} = any(rules)`] : []),
    ...(after === null ? [] : [sql<boolean>`number > ${after}`]),
    ...(before === null ? [] : [sql<boolean>`number < ${before}`]),
  ];
  const where = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  return runRows(db, runId, { where, limit, isBackward });
};

/** How many rows of a plan there are of each kind. */
export interface PlanCounts {
  createHere: number;
  updateHere: number;
  deleteHere: number;
  createThere: number;
  updateThere: number;
  deleteThere: number;
  held: number;
  unmapped: number;
  unchanged: number;
}

export const planCounts = async (db: Database, runId: string): Promise<PlanCounts> => {
  const { rows } = await sql<PlanCounts>`
    select count(*) filter (where here = 'create' and not is_held)::int as "createHere",
      count(*) filter (where here = 'update' and not is_held)::int as "updateHere",
      count(*) filter (where here = 'delete' and not is_held)::int as "deleteHere",
      count(*) filter (where there = 'create' and not is_held)::int as "createThere",
      count(*) filter (where there = 'update' and not is_held)::int as "updateThere",
      count(*) filter (where there = 'delete' and not is_held)::int as "deleteThere",
      count(*) filter (where ${asks} or is_held)::int as held,
      count(*) filter (where ${isUnmapped})::int as unmapped,
      count(*) filter (where ${BY_FILTER.none})::int as unchanged
    from sync.run_row where run_id = ${runId}`.execute(db);
  return rows[0] as PlanCounts;
};

/** The latest runs of a link. */
export const latestRuns = async (db: Database, linkId: string, most: number): Promise<Run[]> => {
  const rows = await db
    .selectFrom('sync.run')
    .selectAll()
    .where('link_id', '=', linkId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(runOf);
};

/** A question of a link. */
export interface Hold {
  id: string;
  media: Media;
  workId: string;
  field: SyncField | '*';
  reason: string;
  here: FieldValue | null;
  there: FieldValue | null;
  decision: Decision;
  createdAt: Date;
}

const between = (
  { after, before }: Pick<Stretch<string>, 'after' | 'before'>,
  column: RawBuilder<unknown>,
  isDescending: boolean,
) => {
  const [low, high] = isDescending ? [before, after] : [after, before];
  return sql<boolean>`${low === null ? sql`true` : sql`${column} > ${low}`} and ${high === null ? sql`true` : sql`${column} < ${high}`}`;
};

/** The questions of a link, the oldest first: those that are open, or also those that were answered. */
export const holdsOf = async (
  db: Database,
  { linkId, isOpen }: { linkId: string; isOpen: boolean },
  stretch: Stretch<string>,
): Promise<Hold[]> => {
  const { rows } = await sql<Hold>`
    select id, media, work_id as "workId", field, reason, here, there, decision, created_at as "createdAt" from sync.hold
    where link_id = ${linkId} and ${isOpen ? sql`decision = 'open'` : sql`true`} and ${between(stretch, sql`id`, false)}
    order by id ${stretch.isBackward ? sql`desc` : sql`asc`} limit ${stretch.limit}`.execute(db);
  return rows;
};

export const holdsById = async (db: Database, ids: readonly string[]): Promise<Hold[]> => {
  const { rows } = await sql<Hold>`
    select id, media, work_id as "workId", field, reason, here, there, decision, created_at as "createdAt" from sync.hold
    where id = any(${ids}::uuid[]) order by id`.execute(db);
  return rows;
};

/** An entry of a service whose work is not known. */
export interface Unmapped {
  media: Media;
  remoteId: string;
  ids: Record<string, string>;
  title: string | null;
  reason: string;
  suggestions: string[];
  firstSeenAt: Date;
}

export const unmappedOf = async (
  db: Database,
  linkId: string,
  { after, before, isBackward, limit }: Stretch<readonly [string, string]>,
): Promise<Unmapped[]> => {
  const { rows } = await sql<Unmapped>`
    select media, remote_id as "remoteId", ids, title, reason, suggestions, first_seen_at as "firstSeenAt" from sync.unmapped
    where link_id = ${linkId}
      and ${after === null ? sql`true` : sql`(media, remote_id) > (${after[0]}, ${after[1]})`}
      and ${before === null ? sql`true` : sql`(media, remote_id) < (${before[0]}, ${before[1]})`}
    order by media ${isBackward ? sql`desc` : sql`asc`}, remote_id ${isBackward ? sql`desc` : sql`asc`} limit ${limit}`.execute(
    db,
  );
  return rows;
};

/** A write to one entry. */
export interface Audited {
  id: string;
  runId: string | null;
  media: Media;
  workId: string;
  side: 'here' | 'there';
  action: Exclude<Action, 'none'>;
  changes: FieldChange[];
  outcome: 'written' | 'refused';
  message: string | null;
  at: Date;
}

/** What a link wrote, the latest first. */
export const auditOf = async (
  db: Database,
  linkId: string,
  stretch: Stretch<string>,
): Promise<Audited[]> => {
  const { rows } = await sql<Audited>`
    select id, run_id as "runId", media, work_id as "workId", side, action, changes, outcome, message, at from sync.audit
    where link_id = ${linkId} and ${between(stretch, sql`id`, true)}
    order by id ${stretch.isBackward ? sql`asc` : sql`desc`} limit ${stretch.limit}`.execute(db);
  return rows;
};
