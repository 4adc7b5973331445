import type { App } from '#platform/app.ts';
import { baseUrl } from '#platform/address.ts';
import { preferencesOf } from '#slices/accounts/index.ts';
import {
  latestDeliveries,
  openConfig,
  type LoggedDelivery,
  type Target,
} from '../queries/targets.ts';
import { refusal } from '../reasons.ts';
import { TEST_WORDS } from '../message.ts';
import { sendTo } from '../send.ts';
import { encodeFor } from '../targets/index.ts';
import { ownTarget } from './change-targets.ts';
import { settleDelivery } from './settle-delivery.ts';

/** Shorter than the deadline of a request to the API. */
const DEADLINE_MS = 8_000;
const BETWEEN_TESTS_MS = 5_000;

/** Adds a test to the log. @throws Refusal `NOT_FOUND`, `RATE_LIMITED` right after another one */
const begin = (
  app: App,
  { userId, id }: { userId: string; id: string },
): Promise<{ deliveryId: string; target: Target; box: Buffer }> =>
  app.db.transaction().execute(async (tx) => {
    const target = await ownTarget(tx, { userId, id });
    const { config_sealed: box } = await tx
      .selectFrom('alerts.target')
      .select('config_sealed')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const now = app.clock.now();
    const recent = await tx
      .selectFrom('alerts.delivery')
      .select('id')
      .where('target_id', '=', id)
      .where('alert_id', 'is', null)
      .where('created_at', '>', new Date(now.getTime() - BETWEEN_TESTS_MS))
      .executeTakeFirst();
    if (recent) throw refusal('RATE_LIMITED', 'ALERT_JUST_TESTED', { retryAfterSeconds: 5 });
    const deliveryId = app.ids.next();
    await tx
      .insertInto('alerts.delivery')
      .values({ id: deliveryId, target_id: id, user_id: userId, state: 'FAILED', created_at: now })
      .execute();
    return { deliveryId, target, box };
  });

/**
 * Sends a test message at once. A target that was turned off works again if it arrives. @returns how it went
 * @throws Refusal `NOT_FOUND`, `RATE_LIMITED`
 */
export const testTarget = async (
  app: App,
  owner: { userId: string; id: string },
): Promise<LoggedDelivery> => {
  const { deliveryId, target, box } = await begin(app, owner);
  const { locale } = await preferencesOf(app.db, owner.userId);
  const words = TEST_WORDS[locale ?? 'en'];
  const message = { id: deliveryId, ...words, url: `${baseUrl(app.settings)}/settings/alerts` };
  const config = openConfig(app, target.id, box);
  const outcome = await sendTo(app, encodeFor(target.kind, config, message), DEADLINE_MS);
  const settled = { id: deliveryId, targetId: target.id, targetName: target.name, nextAt: null };
  await app.db
    .transaction()
    .execute((tx) => settleDelivery(app, tx, { ...settled, userId: owner.userId, outcome }));
  const logged = await latestDeliveries(app.db, { targetId: target.id, most: 5 });
  const own = logged.find(({ id }) => id === deliveryId);
  if (!own) throw refusal('NOT_FOUND', 'ALERT_TARGET_NOT_FOUND');
  return own;
};
