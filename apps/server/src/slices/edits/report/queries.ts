import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import { rowLimit } from '#platform/graphql/connection.ts';
import type { Page } from '#platform/graphql/page.ts';
import type { Report, Statement } from './model.ts';

const COLUMNS = sql`id, medium, work_id as "workId", proposal_id as "proposalId", user_id as "userId", opened_at as "openedAt",
  settled_at as "settledAt", settled_by as "settledById", is_upheld as "isUpheld", answer`;

/** The position in a list of reports. */
export type ReportKey = readonly [id: string];

/** A page of reports: those that wait, the longest waiting first, or those that are settled, the latest first. */
export const reportPage = async (
  db: Database,
  isSettled: boolean,
  page: Page<ReportKey>,
): Promise<Report[]> => {
  const ascends = isSettled !== (page.direction === 'forward');
  const [afterSign, beforeSign] = isSettled ? [sql`<`, sql`>`] : [sql`>`, sql`<`];
  const after = page.after ? sql`and id ${afterSign} ${page.after[0]}` : sql``;
  const before = page.before ? sql`and id ${beforeSign} ${page.before[0]}` : sql``;
  const state = isSettled ? sql`settled_at is not null` : sql`settled_at is null`;
  const { rows } = await sql<Report>`
    select ${COLUMNS} from edits.report where ${state} ${after} ${before}
    order by id ${ascends ? sql`asc` : sql`desc`} limit ${rowLimit(page)}`.execute(db);
  return rows;
};

/** Reports by id that somebody may read: moderators all, others those they wrote in. */
export const reportsFor = async (
  db: Database,
  {
    ids,
    readerId,
    isModerator,
  }: { ids: readonly string[]; readerId: string; isModerator: boolean },
): Promise<Report[]> => {
  const own = isModerator
    ? sql``
    : sql`and exists (select from edits.statement where report_id = id and reporter_id = ${readerId})`;
  const { rows } = await sql<Report>`
    select ${COLUMNS} from edits.report where id = any(${[...ids]}::uuid[]) ${own}`.execute(db);
  return rows;
};

/** A report; undefined if there is none with this id. */
export const reportById = async (db: Database, id: string): Promise<Report | undefined> => {
  const { rows } = await sql<Report>`select ${COLUMNS} from edits.report where id = ${id}`.execute(
    db,
  );
  return rows[0];
};

/** What is said in some reports, the oldest first, by report. */
export const statementsOf = async (
  db: Database,
  reportIds: readonly string[],
): Promise<Map<string, Statement[]>> => {
  const { rows } = await sql<Statement>`
    select report_id as "reportId", reporter_id as "reporterId", reason, note, written_at as "writtenAt"
    from edits.statement where report_id = any(${[...reportIds]}::uuid[]) order by report_id, written_at`.execute(
    db,
  );
  return Map.groupBy(rows, ({ reportId }) => reportId);
};
