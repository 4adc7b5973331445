import type { App } from '#platform/app.ts';
import { baseUrl } from '#platform/address.ts';
import { defineQueue, drain, leaseDue } from '#platform/queue/index.ts';
import { mainTitle, shelfOf } from '#slices/catalog/index.ts';
import { outgoing, type Outgoing } from '../queries/outgoing.ts';
import { openConfig } from '../queries/targets.ts';
import { nextTry } from '../retry.ts';
import { sentenceOf } from '../message.ts';
import { quietUntil } from '../rules/quiet.ts';
import { sendTo } from '../send.ts';
import { encodeFor } from '../targets/index.ts';
import type { Message } from '../targets/target.ts';
import { settleDelivery } from './settle-delivery.ts';

const deliveries = defineQueue({
  table: 'alerts.delivery',
  key: 'id',
  due: 'due_at',
  columns: ['id'],
});

/** How long one request may take. */
const DEADLINE_MS = 15_000;
/** A process holds what it sends for this long. After that another one sends it, with the same id. */
const LEASE_MS = 60_000;
/** Sent at a time. */
const AT_ONCE = 20;

const PATHS = { ANIME: 'anime', MANGA: 'manga' } as const;

/** The message of a delivery; undefined if its work is gone or hidden. */
export const messageOf = (app: App, one: Outgoing): Message | undefined => {
  const { kind, medium, workId, details } = one.alert;
  const work = shelfOf(app, medium).get(workId);
  if (!work || work.isHidden) return undefined;
  const shown = kind === 'SEQUEL_ANNOUNCED' ? String(details['sequelId']) : work.id;
  return {
    id: one.id,
    title: mainTitle(work, one.titleLanguage),
    text: sentenceOf(one.alert, { locale: one.locale ?? 'en', zone: one.zone ?? 'UTC' }),
    url: `${baseUrl(app.settings)}/${PATHS[medium]}/${shown}`,
  };
};

const quietEnd = ({ quietFrom, quietUntil: until, zone }: Outgoing, now: Date): Date | null =>
  quietFrom === null || until === null
    ? null
    : quietUntil({ from: quietFrom, until }, zone ?? 'UTC', now);

const skip = (app: App, id: string) =>
  app.db
    .updateTable('alerts.delivery')
    .set({ state: 'SKIPPED', due_at: null })
    .where('id', '=', id)
    .execute();

const postpone = (app: App, id: string, dueAt: Date) =>
  app.db.updateTable('alerts.delivery').set({ due_at: dueAt }).where('id', '=', id).execute();

const send = async (app: App, one: Outgoing, message: Message): Promise<void> => {
  const config = openConfig(app, one.targetId, one.box);
  const outcome = await sendTo(app, encodeFor(one.targetKind, config, message), DEADLINE_MS);
  const { retryAfterMs } = outcome;
  const nextAt = nextTry(
    { attempts: one.attempts + 1, retryAfterMs },
    { now: app.clock.now(), expiresAt: one.alert.expiresAt },
  );
  const settled = { ...one, outcome, nextAt };
  await app.db.transaction().execute((tx) => settleDelivery(app, tx, settled));
};

/**
 * Sends one message, unless it is too late. In quiet hours it is sent when they are over. That an episode airs soon would be too late then.
 */
const sendOne = async (app: App, one: Outgoing): Promise<void> => {
  const now = app.clock.now();
  const message = messageOf(app, one);
  if (one.isHeld || !message || one.alert.expiresAt <= now) return void (await skip(app, one.id));
  const end = quietEnd(one, now);
  if (end === null) return send(app, one, message);
  if (end >= one.alert.expiresAt) await skip(app, one.id);
  else await postpone(app, one.id, end);
};

/** Messages of which the person has meanwhile removed the target are gone. Others whose rows are incomplete do not exist. */
const sendSome = async (app: App): Promise<boolean> => {
  const claim = { now: app.clock.now(), limit: AT_ONCE, leaseMs: LEASE_MS };
  const claimed = await leaseDue(app.db, deliveries, claim);
  const some = await outgoing(
    app,
    claimed.map(({ id }) => id),
  );
  const results = await Promise.allSettled(some.map((one) => sendOne(app, one)));
  for (const result of results)
    if (result.status === 'rejected')
      app.log.error({ err: result.reason as unknown }, 'an alert could not be sent');
  return claimed.length > 0;
};

/** Sends all messages that are due. */
export const sendDeliveries = (app: App, signal?: AbortSignal): Promise<void> =>
  drain(() => sendSome(app), signal);
