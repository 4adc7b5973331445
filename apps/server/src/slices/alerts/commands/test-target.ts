import type { App } from '#platform/app.ts';
import { baseUrl } from '#platform/address.ts';
import {
  leaseFrom,
  sendNow,
  settleAll,
  type DeliveryRequest,
  type HeldDelivery,
  type SendRules,
} from '#platform/delivery/index.ts';
import { preferencesOf, takeAttempts, type AttemptLimit } from '#slices/accounts/index.ts';
import { alertDeliveries } from '../delivery/deliveries.ts';
import type { Destination } from '../delivery/outgoing.ts';
import { requestTo } from '../delivery/request.ts';
import { latestDeliveries, type LoggedDelivery } from '../queries/log.ts';
import { refusal } from '../reasons.ts';
import { TEST_WORDS } from '../message.ts';
import { ownTarget } from './change-targets.ts';
import { afterTest } from './follow-outcomes.ts';

/** Shorter than the deadline of a request to the API. */
const DEADLINE_MS = 8_000;
const BETWEEN_TESTS_MS = 5_000;
/** So that nobody floods somebody else's server by adding targets that lead there, testing and removing them. */
const TESTS: AttemptLimit = { name: 'alertTest', points: 30, duration: 60 * 60 };
/** A browser that is not there shows a test later, if it is soon. */
const NEWS_FOR_SECONDS = 15 * 60;

/** A test that is sent now. */
type Test = HeldDelivery & Destination;

/** Adds a test to the log. @throws Refusal `NOT_FOUND`, `RATE_LIMITED` right after another one */
const begin = (app: App, { userId, id }: { userId: string; id: string }): Promise<Test> =>
  app.db.transaction().execute(async (tx) => {
    const { kind: targetKind } = await ownTarget(tx, { userId, id });
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
    const row = { id: app.ids.next(), target_id: id, user_id: userId };
    const lease = leaseFrom(now);
    await tx
      .insertInto('alerts.delivery')
      .values({ ...row, state: 'FAILED', created_at: now, expires_at: now, leased_until: lease })
      .execute();
    const held = { id: row.id, targetId: id, tries: 0, expiresAt: now, lease, isTrial: false };
    return { ...held, userId, targetKind, box };
  });

const requestOf = async (app: App, test: Test): Promise<DeliveryRequest> => {
  const { locale } = await preferencesOf(app.db, test.userId);
  const words = TEST_WORDS[locale ?? 'en'];
  const url = `${baseUrl(app.settings)}/settings/alerts`;
  const message = { id: test.id, ...words, url, newsForSeconds: NEWS_FOR_SECONDS };
  return { ...(await requestTo(app, test, message)), deadlineMs: DEADLINE_MS };
};

/** Counts a test that somebody asks for. @throws Refusal `RATE_LIMITED` */
export const takeTest = (app: App, userId: string): Promise<void> =>
  takeAttempts(app, [[TESTS, userId]], (seconds) =>
    refusal('RATE_LIMITED', 'ALERT_TESTS_EXHAUSTED', {
      minutes: Math.ceil(seconds / 60),
      retryAfterSeconds: seconds,
    }),
  );

/** Tests are sent at once, once, and whatever the state of the target is. They count for its health, as messages do. */
const tests: SendRules<Test> = { ...alertDeliveries, requestOf, ...afterTest };

/**
 * Sends a test message at once. A target that was turned off works again if it arrives. @returns how it went
 * @throws Refusal `NOT_FOUND`, also if a browser says that it ended its subscription; `RATE_LIMITED`
 */
export const testTarget = async (
  app: App,
  owner: { userId: string; id: string },
): Promise<LoggedDelivery> => {
  const test = await begin(app, owner);
  const outcome = await sendNow(app, tests, test);
  await settleAll(app, tests, [outcome]);
  const logged = await latestDeliveries(app.db, { targetId: owner.id, most: 5 });
  const own = logged.find(({ id }) => id === test.id);
  if (!own) throw refusal('NOT_FOUND', 'ALERT_SUBSCRIPTION_ENDED');
  return own;
};
