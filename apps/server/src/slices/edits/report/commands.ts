import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { DAY_MS } from '#platform/durations.ts';
import { shelfOf } from '#slices/catalog/index.ts';
import { findUser } from '#slices/accounts/index.ts';
import { giveNotices } from '#slices/profiles/index.ts';
import type { Report, Reported, ReportReason } from './model.ts';
import { reportById } from './queries.ts';
import { refusal } from './reasons.ts';
const MOST_A_DAY = 20;

/** What somebody reports, and why. */
interface Reporting extends Reported {
  reporterId: string;
  reason: ReportReason;
  note: string;
}

const requireQuota = async (app: App, tx: Tx, reporterId: string): Promise<void> => {
  const { count } = await tx
    .selectFrom('edits.statement')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('reporter_id', '=', reporterId)
    .where('written_at', '>', new Date(app.clock.nowMs() - DAY_MS))
    .executeTakeFirstOrThrow();
  if (count >= MOST_A_DAY) {
    throw refusal('RATE_LIMITED', 'REPORT_QUOTA_REACHED', { most: MOST_A_DAY });
  }
};

/** The open report of a thing, which is opened if there is none. Others that report it now wait for this transaction. */
const openReport = async (app: App, tx: Tx, reported: Reported): Promise<string> => {
  const { medium, workId, proposalId, userId } = reported;
  const { rows } = await sql<{ id: string }>`
    insert into edits.report as report (id, medium, work_id, proposal_id, user_id, opened_at)
    values (${app.ids.next()}, ${medium}, ${workId}, ${proposalId}, ${userId}, ${app.clock.now()})
    on conflict (coalesce(work_id, proposal_id, user_id)) where settled_at is null
    do update set opened_at = report.opened_at returning id`.execute(tx);
  return rows[0]!.id;
};

/**
 * Reports something to the moderators. Reports of one thing are joined, and a second one of the same person replaces the first.
 * @returns the id of the report
 * @throws Refusal `BAD_USER_INPUT` for oneself; `RATE_LIMITED` above the quota of a day
 */
export const report = async (app: App, tx: Tx, reporting: Reporting): Promise<string> => {
  const { reporterId, reason, note } = reporting;
  if (reporting.userId === reporterId) throw refusal('BAD_USER_INPUT', 'REPORT_OF_YOURSELF');
  if (reason === 'OTHER' && note === '') {
    throw refusal('BAD_USER_INPUT', 'REPORT_NEEDS_NOTE', { field: 'note' });
  }
  await requireQuota(app, tx, reporterId);
  const id = await openReport(app, tx, reporting);
  const said = { reason, note, written_at: app.clock.now() };
  await tx
    .insertInto('edits.statement')
    .values({ report_id: id, reporter_id: reporterId, ...said })
    .onConflict((conflict) => conflict.columns(['report_id', 'reporter_id']).doUpdateSet(said))
    .execute();
  return id;
};

const workOfReport = async (tx: Tx, { medium, workId, proposalId }: Report) => {
  if (medium && workId) return { medium, workId };
  if (proposalId === null) return null;
  const row = await tx
    .selectFrom('edits.proposal')
    .select(['medium', 'work_id'])
    .where('id', '=', proposalId)
    .executeTakeFirst();
  return row ? { medium: row.medium as 'ANIME' | 'MANGA', workId: row.work_id } : null;
};

/** What a report is about, as its reporters know it. */
const nameOf = async (app: App, tx: Tx, settled: Report): Promise<string> => {
  if (settled.userId) return (await findUser(tx, settled.userId))?.username ?? '';
  const of = await workOfReport(tx, settled);
  const work = of && shelfOf(app, of.medium).get(of.workId);
  return work?.titleEnglish ?? work?.titleRomaji ?? work?.titleNative ?? '';
};

interface Settling {
  id: string;
  isUpheld: boolean;
  answer: string;
  by: string;
}

/**
 * Settles a report, and tells its reporters.
 * @throws Refusal `NOT_FOUND`; `CONFLICT` if it was settled before
 */
export const settleReport = async (
  app: App,
  tx: Tx,
  { id, isUpheld, answer, by }: Settling,
): Promise<void> => {
  const now = app.clock.now();
  const { numUpdatedRows } = await tx
    .updateTable('edits.report')
    .set({ settled_at: now, settled_by: by, is_upheld: isUpheld, answer })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  const settled = await reportById(tx, id);
  if (!settled) throw refusal('NOT_FOUND', 'REPORT_NOT_FOUND');
  if (numUpdatedRows === 0n) throw refusal('CONFLICT', 'REPORT_SETTLED');
  const reporters = await tx
    .selectFrom('edits.statement')
    .select('reporter_id')
    .where('report_id', '=', id)
    .execute();
  await giveNotices(app, tx, {
    userIds: reporters.map(({ reporter_id: userId }) => userId).filter((userId) => userId !== by),
    kind: isUpheld ? 'REPORT_UPHELD' : 'REPORT_DISMISSED',
    subject: { id, name: await nameOf(app, tx, settled) },
  });
};
