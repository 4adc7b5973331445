import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { MEDIUM, type Media } from '#slices/catalog/values.ts';
import type { OpenLink } from '../link/ask-link.ts';
import { nextPull } from '../rules/schedule.ts';
import { tellOfHolds } from './hold-store.ts';
import { markLost } from './pair.ts';
import { isWhole, type Run, updateRun } from './stored-run.ts';

const CHANCES = 1000;

interface Finished {
  run: Run;
  open: OpenLink;
}

/** The latest edit that a run saw, by kind. */
const newestMarks = async (tx: Tx, { run, open }: Finished): Promise<Record<string, string>> => {
  const { rows } = await sql<{ media: Media; newest: Date }>`
    select media, max(remote_updated_at) as newest from sync.run_row
    where run_id = ${run.id} and remote_updated_at is not null group by media`.execute(tx);
  const marks: Record<string, string> = { ...open.link.marks };
  for (const { media, newest } of rows) {
    const { kind } = MEDIUM[media];
    const known = marks[kind];
    if (known === undefined || Date.parse(known) < newest.getTime())
      marks[kind] = newest.toISOString();
  }
  Object.assign(marks, run.cursor.marks);
  // A list without any time is read from when the run began.
  for (const kind of open.configured.connector.capabilities.kinds)
    marks[kind] ??= run.createdAt.toISOString();
  return marks;
};

/** Keeps the entries whose work is not known as a list for their owner. Those that a whole reading did not see are gone. */
const keepUnmapped = async (app: App, tx: Tx, { run, open }: Finished): Promise<void> => {
  const now = app.clock.now();
  await sql`
    insert into sync.unmapped (link_id, media, remote_id, ids, title, reason, suggestions, first_seen_at, seen_at)
    select ${open.link.id}::uuid, media, remote_id, ids, title, reason, suggestions, ${now}::timestamptz, ${now}::timestamptz
    from sync.run_row where run_id = ${run.id} and work_id is null and reason is not null and reason <> 'ignored' and remote_id is not null
    on conflict (link_id, media, remote_id) do update set (ids, title, reason, suggestions, seen_at) =
      (excluded.ids, excluded.title, excluded.reason, excluded.suggestions, excluded.seen_at)`.execute(
    tx,
  );
  const { reader } = open.configured.connector;
  const isSeen =
    isWhole(run) && !reader.isIncremental
      ? sql`true`
      : sql`exists (select from sync.run_row row where row.run_id = ${run.id} and row.media = unmapped.media and row.remote_id = unmapped.remote_id)`;
  await sql`delete from sync.unmapped where link_id = ${open.link.id} and seen_at < ${now} and ${isSeen}`.execute(
    tx,
  );
};

/** Ends a run that was written, and says when the next one is. */
export const finishRun = async (app: App, tx: Tx, finished: Finished): Promise<void> => {
  const { run, open } = finished;
  const { link, configured } = open;
  const now = app.clock.now();
  const chance = randomInt(CHANCES) / CHANCES;
  const { capabilities, reader } = configured.connector;
  const isPull = run.kind !== 'push' || reader.isIncremental === true;
  const feed = reader.changes || reader.isIncremental ? capabilities.changeFeed : 'none';
  // Its owner may have said since it began what an entry is, which only another reading of the whole list can take in.
  const isAskedAgain = sql<boolean>`(pull_at > ${run.createdAt} and pull_at <= ${now})`;
  const pullAt = isPull
    ? sql<Date>`case when ${isAskedAgain} then pull_at else ${nextPull(feed, now, chance)}::timestamptz end`
    : sql.ref<Date>('pull_at');
  await keepUnmapped(app, tx, finished);
  // Such a service tells only once that an entry was removed.
  if (reader.isIncremental) await markLost(tx, { linkId: link.id, runId: run.id });
  await tx
    .updateTable('sync.link')
    .set({
      pull_at: pullAt,
      // Something may have been edited since the step began.
      due_at: sql<Date>`least(${pullAt}, push_at)`,
      ...(isWhole(run) && {
        read_at: sql<Date>`case when ${isAskedAgain} then read_at else ${now}::timestamptz end`,
      }),
      ...(isPull && { marks: JSON.stringify(await newestMarks(tx, finished)) }),
    })
    .where('id', '=', link.id)
    .execute();
  // A whole run also sent what was edited here before it began.
  if (isWhole(run))
    await sql`delete from sync.edited where link_id = ${link.id} and edited_at <= ${run.createdAt}`.execute(
      tx,
    );
  await updateRun(tx, run.id, { state: 'done', finishedAt: now, dueAt: null });
  await tellOfHolds(app, tx, open);
};
