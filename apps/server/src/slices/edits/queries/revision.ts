import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import { rowLimit } from '#platform/graphql/connection.ts';
import type { Page } from '#platform/graphql/page.ts';
import type { FieldAddress, FieldGroup } from '#slices/catalog/index.ts';
import type { RevisionKind, Subject } from '../model.ts';

/** A revision as people read it. */
export interface Revision extends Subject {
  seq: number;
  id: string;
  proposalId: string | null;
  authorId: string | null;
  decidedById: string | null;
  note: string;
  madeAt: Date;
  undoneById: string | null;
  thanks: number;
  kind: RevisionKind;
  /** MERGE: the work that became part of this one. SPLIT: the new one. */
  otherId: string | null;
}

/** The position in a history, the latest first. */
export type RevisionKey = readonly [seq: number];

export interface RevisionFilter {
  workId?: string | null;
  authorId?: string | null;
}

const COLUMNS = sql`seq, id, medium, work_id as "workId", proposal_id as "proposalId", author_id as "authorId",
  decided_by as "decidedById", note, made_at as "madeAt", undone_by as "undoneById",
  kind, other_id as "otherId", (select count(*)::integer from edits.thanks where revision_id = id) as thanks`;

/** Revisions of a work, also those by which another became part of it or left it. Each half has an index. */
const tableOf = (
  { workId }: RevisionFilter,
  among: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const part = (column: string) =>
    sql`(select * from edits.revision where ${sql.ref(column)} = ${workId} and ${among} ${rest})`;
  return workId
    ? sql`(${part('work_id')} union all ${part('other_id')}) revision`
    : sql`edits.revision`;
};

/** A page of revisions, the latest first. */
export const revisionPage = async (
  db: Database,
  filter: RevisionFilter,
  page: Page<RevisionKey>,
): Promise<Revision[]> => {
  const { authorId } = filter;
  const among = sql.join(
    [
      sql`true`,
      ...(authorId ? [sql`author_id = ${authorId}`] : []),
      ...(page.after ? [sql`seq < ${page.after[0]}`] : []),
      ...(page.before ? [sql`seq > ${page.before[0]}`] : []),
    ],
    sql` and `,
  );
  const order = page.direction === 'forward' ? sql`desc` : sql`asc`;
  const rest = sql`order by seq ${order} limit ${rowLimit(page)}`;
  const { rows } = await sql<Revision>`
    select ${COLUMNS} from ${tableOf(filter, among, rest)} where ${among} ${rest}`.execute(db);
  return rows;
};

/** Revisions by id. */
export const revisionsById = async (db: Database, ids: readonly string[]): Promise<Revision[]> => {
  const { rows } = await sql<Revision>`
    select ${COLUMNS} from edits.revision where id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
};

/** One value that a revision changed, as readers saw it before and after. */
export interface RevisionValue {
  revisionSeq: number;
  field: FieldAddress;
  group: FieldGroup;
  before: unknown;
  after: unknown;
  /** Whether people say something of it since. */
  isSaid: boolean;
}

/** The values of some revisions, by revision. */
export const valuesOfRevisions = async (
  db: Database,
  seqs: readonly number[],
): Promise<Map<number, RevisionValue[]>> => {
  const { rows } = await sql<RevisionValue>`
    select revision_seq as "revisionSeq", field, field_group as group, before, after, said_after is not null as "isSaid"
    from edits.revision_field where revision_seq = any(${[...seqs]}::bigint[]) order by revision_seq, field`.execute(
    db,
  );
  return Map.groupBy(rows, ({ revisionSeq }) => revisionSeq);
};

/** The newest revision of a work, which an edit builds on; 0 if there is none. */
export const newestSeq = async (db: Database, workId: string): Promise<number> => {
  const row = await db
    .selectFrom('edits.revision')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .where('work_id', '=', workId)
    .executeTakeFirst();
  return row?.seq ?? 0;
};
