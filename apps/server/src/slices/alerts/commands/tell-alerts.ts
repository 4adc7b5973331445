import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { defineQueue, drain, dueRows, type Claimed } from '#platform/queue/index.ts';
import type { NoticeKind } from '#platform/vocabulary.ts';
import { mainTitle, shelfOf } from '#slices/catalog/index.ts';
import { giveNotices } from '#slices/profiles/index.ts';
import type { AlertKind } from '../model.ts';
import { followersInApp, type ToldAlert } from '../queries/followers.ts';

const COLUMNS = ['id', 'kind', 'medium', 'work_id', 'details', 'expires_at'] as const;
const waiting = defineQueue({
  table: 'alerts.alert',
  key: 'id',
  due: 'due_at',
  columns: COLUMNS,
});

type Row = Claimed<'alerts.alert', (typeof COLUMNS)[number]>;

const alertOf = (row: Row): ToldAlert => ({
  id: row.id,
  kind: row.kind as AlertKind,
  medium: row.medium as ToldAlert['medium'],
  workId: row.work_id,
  details: row.details as unknown as ToldAlert['details'],
});

/** An episode that aired is no longer about to air. */
const REPLACES: Partial<Record<AlertKind, readonly NoticeKind[]>> = {
  EPISODE_AIRED: ['EPISODE_AIRED', 'AIRING_SOON'],
};

/** A work that is gone, or hidden, is told to nobody. */
const shownWork = (app: App, { medium, workId }: ToldAlert) => {
  const work = shelfOf(app, medium).get(workId);
  return work && !work.isHidden ? work : undefined;
};

/** Gives the notices of an alert. An unread one about an earlier episode is replaced, so that they do not pile up. */
const tell = async (app: App, tx: Tx, alert: ToldAlert): Promise<void> => {
  const work = shownWork(app, alert);
  if (!work) return;
  const { kind, details } = alert;
  // A work that was merged into another one is told as that one.
  const followers = await followersInApp(tx, { ...alert, workId: work.id }, work.isAdult);
  for (const [language, some] of Map.groupBy(followers, (one) => one.titleLanguage)) {
    await giveNotices(app, tx, {
      userIds: some.map(({ userId }) => userId),
      kind,
      subject: { id: work.id, name: mainTitle(work, language) },
      details,
      replaces: REPLACES[kind] ?? [kind],
      keepsRead: true,
    });
  }
};

/** Tells one alert that is due. It is told in the transaction that claims it, so people are told once. */
const tellNext = async (app: App, tx: Tx): Promise<boolean> => {
  const now = app.clock.now();
  const { rows } = await dueRows(waiting, { now, limit: 1 }).execute(tx);
  const [row] = rows as Row[];
  if (!row) return false;
  if (row.expires_at > now) await tell(app, tx, alertOf(row));
  await sql`update alerts.alert set due_at = null where id = ${row.id}`.execute(tx);
  return true;
};

/** Tells people of all alerts that are due, each in its own transaction. */
export const tellAlerts = (app: App, signal?: AbortSignal): Promise<void> =>
  drain(() => app.db.transaction().execute((tx) => tellNext(app, tx)), signal);
