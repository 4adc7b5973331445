import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { ringSenders } from '#platform/delivery/index.ts';
import { defineQueue, drain, dueRows, type Claimed } from '#platform/queue/index.ts';
import type { NoticeKind } from '#platform/vocabulary.ts';
import { NEW_DELIVERIES } from '../channel.ts';
import { schedule } from '#slices/airing/index.ts';
import { mainTitle, shelfOf } from '#slices/catalog/index.ts';
import { giveNotices } from '#slices/profiles/index.ts';
import type { AlertKind } from '../model.ts';
import {
  deliveriesOf,
  digestItemsOf,
  followersInApp,
  type ToldAlert,
} from '../queries/followers.ts';

const COLUMNS = ['id', 'kind', 'medium', 'work_id', 'details', 'happens_at', 'expires_at'] as const;
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

/** Adds a message for each target that gets the alert. */
const queueDeliveries = async (
  app: App,
  tx: Tx,
  alert: ToldAlert,
  about: { isAdult: boolean; expiresAt: Date },
): Promise<void> => {
  await sql`
    insert into alerts.delivery (id, target_id, user_id, alert_id, state, due_at, created_at, expires_at)
    ${deliveriesOf(alert, { ...about, now: app.clock.now() })}
    on conflict (target_id, alert_id) do nothing`.execute(tx);
  await ringSenders(tx, { channel: NEW_DELIVERIES });
};

/** Whether an episode aired when it was announced for: its airing may have moved since to a time that is not announced yet. */
const isTrue = (app: App, { kind, happens_at: happensAt }: Row, workId: string): boolean =>
  kind !== 'EPISODE_AIRED' || app.get(schedule).has(workId, happensAt);

/** Gives the notices of an alert and queues its messages. An unread notice about an earlier episode is replaced, so that they do not pile up. */
const tell = async (app: App, tx: Tx, row: Row): Promise<void> => {
  const alert = alertOf(row);
  const work = shownWork(app, alert);
  if (!work || !isTrue(app, row, work.id)) return;
  const { kind, details } = alert;
  // A work that was merged into another one is told as that one.
  const told = { ...alert, workId: work.id };
  const followers = await followersInApp(tx, told, work.isAdult);
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
  await sql`insert into alerts.digest_item (user_id, alert_id)
    ${digestItemsOf(told, work.isAdult)} on conflict do nothing`.execute(tx);
  await queueDeliveries(app, tx, told, { isAdult: work.isAdult, expiresAt: row.expires_at });
};

/** Tells one alert that is due. It is told in the transaction that claims it, so people are told once. */
const tellNext = async (app: App, tx: Tx): Promise<boolean> => {
  const now = app.clock.now();
  const { rows } = await dueRows(waiting, { now, limit: 1 }).execute(tx);
  const [row] = rows as Row[];
  if (!row) return false;
  if (row.expires_at > now) await tell(app, tx, row);
  await sql`update alerts.alert set due_at = null where id = ${row.id}`.execute(tx);
  return true;
};

/** Tells people of all alerts that are due, each in its own transaction. */
export const tellAlerts = (app: App, signal?: AbortSignal): Promise<void> =>
  drain(() => app.db.transaction().execute((tx) => tellNext(app, tx)), signal);
