import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { HOUR_MS } from '#platform/durations.ts';
import type { Refusal } from '#platform/errors.ts';
import { storableText } from '#platform/text.ts';
import { refusal } from '../reasons.ts';
import { reasonColumn } from '#platform/kept-reason.ts';
import { defineQueue, drain, leaseDue } from '#platform/queue/index.ts';
import { findUser } from '#slices/accounts/index.ts';
import { nextTime, retryTime } from './place.ts';
import { openSecret, readSchedule, scheduleOf, type ExportSchedule } from './stored.ts';
import { giveFailureNotice, takeFailureNotice } from './failure-notice.ts';
import { openTarget } from './targets/index.ts';
import { faultOf, type Target } from './targets/target.ts';
import { withPackedExport } from './pack.ts';

/** A process that claims an export holds it for this long. After that we assume that the process died, and another claims it. */
const LEASE_MS = HOUR_MS;
const MOST_FAULT_CHARACTERS = 500;

interface Written {
  names: string[];
  entries: number;
  bytes: number;
}

/** Removes what is beyond the number that is kept; what cannot be removed is tried again next time. */
const removeOld = async (
  app: App,
  { keep, place }: ExportSchedule,
  target: Target,
  exports: readonly (readonly string[])[],
): Promise<(readonly string[])[]> => {
  const kept = exports.slice(0, keep);
  for (const names of exports.slice(keep)) {
    try {
      for (const name of names) await target.remove(name);
    } catch (error) {
      const reason = faultOf(error, place)?.message;
      app.log.info({ reason }, 'an old export could not be removed');
      kept.push(names);
    }
  }
  return kept;
};

const write = async (app: App, schedule: ExportSchedule, target: Target): Promise<Written> => {
  const { userId, format } = schedule;
  const owner = await findUser(app.db, userId);
  if (!owner) throw refusal('NOT_FOUND', 'EXPORT_ACCOUNT_GONE');
  const input = { userId, username: owner.username, format };
  return withPackedExport(app, input, async ({ files, entries }) => {
    for (const file of files) await target.put(file);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    return { names: files.map(({ name }) => name), entries, bytes };
  });
};

/** Its owner may have said something else while it was written: that begins at once, and nothing of ours lies where it goes now. */
const isUnchanged = ({ place, nextAt }: ExportSchedule) =>
  sql<boolean>`place = ${JSON.stringify(place)}::jsonb and next_at = ${nextAt}`;

const noteSuccess = async (
  app: App,
  schedule: ExportSchedule,
  { written, files, nextAt }: { written: Written; files: readonly unknown[]; nextAt: Date },
): Promise<void> => {
  const { entries, bytes } = written;
  await app.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('listfiles.export_schedule')
      .set({
        last_at: app.clock.now(),
        last_outcome: 'written',
        last_entries: entries,
        last_bytes: bytes,
        last_fault: null,
        last_fault_reason: null,
        failures: 0,
        files: JSON.stringify(files),
        next_at: nextAt,
      })
      .where('user_id', '=', schedule.userId)
      .where(isUnchanged(schedule))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await takeFailureNotice(tx, schedule.userId);
  });
};

/** The first of a row of failures is told: whoever set a place may not look at the page for months. */
const noteFailure = async (
  app: App,
  schedule: ExportSchedule,
  { fault, regular }: { fault: Refusal; regular: Date },
): Promise<void> => {
  const { userId, failures } = schedule;
  const now = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('listfiles.export_schedule')
      .set({
        last_at: now,
        last_outcome: 'failed',
        last_fault: storableText(fault.message, MOST_FAULT_CHARACTERS),
        last_fault_reason: reasonColumn(fault),
        last_entries: null,
        last_bytes: null,
        failures: failures + 1,
        next_at: retryTime(failures + 1, now, regular),
      })
      .where('user_id', '=', userId)
      .where(isUnchanged(schedule))
      .executeTakeFirst();
    if (numUpdatedRows > 0n && failures === 0) await giveFailureNotice(app, tx, userId, fault);
  });
};

/** Writes one account's list to its place, and notes how it went. */
const runOne = async (
  app: App,
  schedule: ExportSchedule & { secretSealed: Buffer | null },
  regular: Date,
): Promise<void> => {
  const { userId, place, secretSealed } = schedule;
  try {
    const secret = openSecret(app, userId, secretSealed);
    const target = await openTarget(app, { userId, place, secret });
    const written = await write(app, schedule, target);
    // An export of the same day takes the place of the one before.
    const others = schedule.files.filter(([name]) => name !== written.names[0]);
    const files = await removeOld(app, schedule, target, [written.names, ...others]);
    await noteSuccess(app, schedule, { written, files, nextAt: regular });
  } catch (error) {
    const told = faultOf(error, place);
    if (!told) app.log.error({ err: error }, 'a regular export failed');
    const fault = told ?? refusal('INTERNAL', 'EXPORT_BROKEN');
    await noteFailure(app, schedule, { fault, regular });
  }
};

const dueExports = defineQueue({
  table: 'listfiles.export_schedule',
  key: 'user_id',
  due: 'next_at',
  columns: ['user_id', 'next_at'],
});

/** Writes all exports that are due. */
export const runDueExports = (app: App): Promise<void> =>
  drain(async () => {
    const claim = { now: app.clock.now(), limit: 1, leaseMs: LEASE_MS };
    const [due] = await leaseDue(app.db, dueExports, claim);
    if (due) await runExport(app, { userId: due.user_id, dueAt: due.next_at });
    return due !== undefined;
  });

const runExport = async (
  app: App,
  { userId, dueAt }: { userId: string; dueAt: Date },
): Promise<void> => {
  const row = await readSchedule(app.db, userId);
  const owner = row && (await findUser(app.db, userId));
  // A closed account exports nothing; its next time comes, should it be opened again.
  if (!row || !owner || owner.isDisabled) return;
  const schedule = { ...scheduleOf(row), secretSealed: row.secret_sealed };
  await runOne(app, schedule, nextTime(dueAt, schedule.frequency, app.clock.now()));
};

const BETWEEN_TESTS_MS = 5_000;

/** Writes an account's list now, for whoever wants to see whether it works. Gives how it stands afterwards. @throws Refusal. */
export const runNow = async (app: App, userId: string): Promise<ExportSchedule> => {
  const row = await readSchedule(app.db, userId);
  if (!row) throw refusal('NOT_FOUND', 'EXPORTS_OFF');
  const now = app.clock.now();
  if (row.last_at && now.getTime() - row.last_at.getTime() < BETWEEN_TESTS_MS)
    throw refusal('RATE_LIMITED', 'EXPORT_JUST_STARTED', { retryAfterSeconds: 5 });
  const schedule = { ...scheduleOf(row), secretSealed: row.secret_sealed };
  await runOne(app, schedule, nextTime(now, schedule.frequency, now));
  const after = await readSchedule(app.db, userId);
  if (!after) throw refusal('NOT_FOUND', 'EXPORTS_OFF');
  return scheduleOf(after);
};
