import { sql, type RawBuilder } from 'kysely';
import type { WebhookData, SubscribedEventType } from '@tsuzuki/contract/webhooks';
import { WEBHOOK_EXAMPLES } from '@tsuzuki/contract/webhooks';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { DAY_MS } from '#platform/durations.ts';
import { lockOwnEndpoint } from '../endpoint/commands/own-endpoint.ts';
import { enqueueTrial } from '../endpoint/commands/ping.ts';
import { ringWorkers } from '../event/emit.ts';
import { KEPT_DAYS } from '../model.ts';
import { refusal } from '../reasons.ts';
import { TRIED_MS } from './tries.ts';

interface OwnId {
  id: string;
  userId: string;
}

/** Begins a new round of tries for deliveries. @returns how many */
const beginAgain = async (app: App, tx: Tx, which: RawBuilder<unknown>): Promise<number> => {
  const now = app.clock.now();
  const { rows } = await sql`
    update webhooks.delivery set state = 'WAITING', tries = 0, due_at = ${now}, leased_until = null,
      expires_at = greatest(expires_at, ${new Date(now.getTime() + TRIED_MS)})
    where kind = 'EVENT' and ${which} returning 1 as one`.execute(tx);
  if (rows.length > 0) await ringWorkers(tx);
  return rows.length;
};

/** @throws Refusal `NOT_FOUND`, `CONFLICT` if the endpoint is not active, with a reason of its own while it waits for an answer to a ping */
const requireActiveEndpoint = async (tx: Tx, endpoint: OwnId): Promise<void> => {
  const { state } = await lockOwnEndpoint(tx, endpoint);
  if (state === 'PENDING') throw refusal('CONFLICT', 'WEBHOOK_PENDING');
  if (state !== 'ACTIVE') throw refusal('CONFLICT', 'WEBHOOK_NOT_ACTIVE');
};

/**
 * Sends one event again, whatever became of it, with the same id.
 * @throws Refusal `NOT_FOUND`, `CONFLICT` if its endpoint is not active
 */
export const resend = async (app: App, tx: Tx, { id, userId }: OwnId): Promise<void> => {
  const row = await tx
    .selectFrom('webhooks.delivery')
    .innerJoin('webhooks.endpoint', 'webhooks.endpoint.id', 'webhooks.delivery.endpoint_id')
    .select(['webhooks.endpoint.id as endpointId', 'webhooks.delivery.kind'])
    .where('webhooks.delivery.id', '=', id)
    .where('webhooks.endpoint.user_id', '=', userId)
    .executeTakeFirst();
  if (row?.kind !== 'EVENT') throw refusal('NOT_FOUND', 'WEBHOOK_DELIVERY_NOT_FOUND');
  await requireActiveEndpoint(tx, { id: row.endpointId, userId });
  await beginAgain(
    app,
    tx,
    sql`id = ${id} and (leased_until is null or leased_until <= ${app.clock.now()})`,
  );
};

/**
 * Sends all events since a moment that an endpoint does not have: those that failed, expired, wait for another try, or came while it was
 * paused or disabled.
 * @returns how many
 * @throws Refusal `NOT_FOUND`, `CONFLICT` if it is not active, `BAD_USER_INPUT` for a moment before the log
 */
export const replay = async (
  app: App,
  tx: Tx,
  { since, ...endpoint }: OwnId & { since: Date },
): Promise<number> => {
  const now = app.clock.now();
  if (now.getTime() - since.getTime() > (KEPT_DAYS + 1) * DAY_MS)
    throw refusal('BAD_USER_INPUT', 'WEBHOOK_REPLAY_TOO_OLD', { field: 'since' });
  await requireActiveEndpoint(tx, endpoint);
  const failed = await beginAgain(
    app,
    tx,
    sql`endpoint_id = ${endpoint.id} and created_at >= ${since} and state in ('FAILED', 'EXPIRED', 'SKIPPED')`,
  );
  const waiting = await beginAgain(
    app,
    tx,
    sql`endpoint_id = ${endpoint.id} and created_at >= ${since} and due_at > ${now} and leased_until is null`,
  );
  return failed + waiting;
};

/** Sends the example of a type, marked as a test. @returns the id of the delivery. @throws Refusal as `replay` */
export const sendTest = async (
  app: App,
  tx: Tx,
  { type, ...endpoint }: OwnId & { type: SubscribedEventType },
): Promise<string> => {
  await requireActiveEndpoint(tx, endpoint);
  const data: WebhookData<SubscribedEventType> = WEBHOOK_EXAMPLES[type];
  return enqueueTrial(app, tx, { endpointId: endpoint.id, kind: 'TEST', type, data });
};
