import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { defineQueue, drain, dueRows } from '#platform/queue/index.ts';
import { linkById } from '../link/queries.ts';
import { isResting, type Link } from '../link/stored-link.ts';
import { earlier, needsWhole } from '../rules/schedule.ts';
import { configuredService } from '../service/configured.ts';
import { startRun } from './start.ts';
import { type RunKind, runUnderWay } from './stored-run.ts';

const links = defineQueue({ table: 'sync.link', key: 'id', due: 'due_at', columns: ['id'] });

/** A run that is under way is asked again whether it is over. */
const BUSY_MS = 60_000;

const isDue = (at: Date | null, now: Date): boolean => at !== null && at <= now;

/** Edited entries are read one by one. From this many on, the whole list takes fewer calls. */
const MOST_EDITED = 50;

const hasFewEdits = async (tx: Tx, linkId: string): Promise<boolean> => {
  const rows = await tx
    .selectFrom('sync.edited')
    .select('work_id')
    .where('link_id', '=', linkId)
    .limit(MOST_EDITED + 1)
    .execute();
  return rows.length <= MOST_EDITED;
};

const kindOf = async (app: App, tx: Tx, link: Link): Promise<RunKind> => {
  const now = app.clock.now();
  const reader = configuredService(app.settings, link.service)?.connector.reader;
  const isIncremental = reader?.isIncremental === true;
  // What people edited goes first. A service that says what changed is asked that alone, any other for each edited entry.
  if (isDue(link.pushAt, now))
    return isIncremental || (await hasFewEdits(tx, link.id)) ? 'push' : 'full';
  const canFeed = isIncremental || reader?.changes !== undefined;
  return needsWhole({ canFeed, readAt: link.readAt }, now) ? 'full' : 'quick';
};

const startNext = async (app: App, tx: Tx, link: Link): Promise<void> => {
  const now = app.clock.now();
  if (!isDue(link.pullAt, now) && !isDue(link.pushAt, now)) {
    const dueAt = earlier(link.pullAt, link.pushAt);
    await tx.updateTable('sync.link').set({ due_at: dueAt }).where('id', '=', link.id).execute();
    return;
  }
  const isBusy = (await runUnderWay(tx, link.id)) !== undefined;
  const isPushDue = isDue(link.pushAt, now);
  const kind = await kindOf(app, tx, link);
  const pushAt = isPushDue && !isBusy ? null : link.pushAt;
  const wait = isBusy ? new Date(now.getTime() + BUSY_MS) : earlier(link.pullAt, pushAt);
  const next = wait !== null && wait > now ? wait : new Date(now.getTime() + BUSY_MS);
  await tx
    .updateTable('sync.link')
    .set({ push_at: pushAt, due_at: next })
    .where('id', '=', link.id)
    .execute();
  if (!isBusy) await startRun(app, tx, { link, kind });
};

/** A link that rests, or has no confirmed plan, is due again when its owner did something. */
const startOne = async (app: App, tx: Tx): Promise<boolean> => {
  const { rows } = await dueRows(links, { now: app.clock.now(), limit: 1 }).execute(tx);
  const [due] = rows as { id: string }[];
  const link = due && (await linkById(tx, due.id));
  if (!link) return false;
  if (isResting(link) || link.confirmedAt === null)
    await tx.updateTable('sync.link').set({ due_at: null }).where('id', '=', link.id).execute();
  else await startNext(app, tx, link);
  return true;
};

/** Starts the runs of links that are due. */
export const startDue = (app: App): Promise<void> =>
  drain(() => app.db.transaction().execute((tx) => startOne(app, tx)));
