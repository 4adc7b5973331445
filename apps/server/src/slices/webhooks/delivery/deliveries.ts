import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Deliveries, Outcome } from '#platform/delivery/index.ts';
import { defineQueue, dueRows } from '#platform/queue/index.ts';
import { DELIVERIES_CHANNEL } from '../channel.ts';
import { noteAnswer } from '../endpoint/commands/note-answer.ts';
import { watchHealth } from '../endpoint/commands/watch-health.ts';
import { MOST_IN_FLIGHT } from '../model.ts';
import { endpointHealth, eventSchedule, trialSchedule } from './tries.ts';
import { admit } from './admit.ts';
import { claimedOf, claimedRows, type ClaimedDelivery, type ClaimedRow } from './claimed.ts';
import { requestOf } from './request.ts';

const deliveries = defineQueue({
  table: 'webhooks.delivery',
  key: 'id',
  due: 'due_at',
  columns: ['id', 'endpoint_id', 'event_id', 'kind', 'tries', 'expires_at'],
});

const isAnsweredPing = ({ delivery, state }: Outcome<ClaimedDelivery>): boolean =>
  delivery.kind === 'PING' && state === 'DELIVERED';

/** An endpoint that answered its ping opens. */
const openAnswered = async (
  _app: App,
  tx: Tx,
  outcomes: readonly Outcome<ClaimedDelivery>[],
): Promise<void> => {
  for (const { delivery, attempt } of outcomes) {
    const { id, url } = delivery.endpoint;
    if (attempt) await noteAnswer(tx, { id, url, at: attempt.beganAt });
  }
};

/** Events, pings and tests for endpoints. */
export const webhookDeliveries: Deliveries<ClaimedDelivery> = {
  name: 'webhooks',
  channel: DELIVERIES_CHANNEL,
  tables: {
    delivery: 'webhooks.delivery',
    target: 'webhooks.endpoint',
    targetId: 'endpoint_id',
    attempt: 'webhooks.attempt',
  },
  claim: {
    inTurn: sql`kind = 'EVENT'`,
    trials: { which: sql`kind <> 'EVENT'`, owner: sql`user_id` },
    isOpen: sql`state = 'ACTIVE'`,
    rate: sql`rate`,
    mostInFlight: MOST_IN_FLIGHT,
    mostAtOnce: 512,
    dueRows: (claim) => dueRows(deliveries, claim),
    claimed: claimedRows,
  },
  schedule: eventSchedule,
  trialSchedule,
  health: endpointHealth,
  watch: watchHealth,
  heldOf: (row: ClaimedRow, lease) => claimedOf(row, lease),
  admit,
  requestOf,
  isFollowed: isAnsweredPing,
  follow: openAnswered,
};
