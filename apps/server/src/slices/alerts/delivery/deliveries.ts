import { sql } from 'kysely';
import type { Deliveries } from '#platform/delivery/index.ts';
import { defineQueue, dueRows } from '#platform/queue/index.ts';
import { NEW_DELIVERIES } from '../channel.ts';
import { afterMessages } from '../commands/follow-outcomes.ts';
import { watchHealth } from '../commands/watch-health.ts';
import { admit } from './admit.ts';
import { outgoingOf, outgoingRows, type Outgoing, type OutgoingRow } from './outgoing.ts';
import { requestOf } from './request.ts';
import { messageSchedule, targetHealth } from './tries.ts';

const messages = defineQueue({
  table: 'alerts.delivery',
  key: 'id',
  due: 'due_at',
  columns: ['id', 'target_id', 'alert_id', 'tries', 'expires_at'],
});

/** Chat programs refuse more than a few messages a second. */
const RATE = 5;

/** Messages to chat programs and browsers. */
export const alertDeliveries: Deliveries<Outgoing> = {
  name: 'alert deliveries',
  channel: NEW_DELIVERIES,
  tables: {
    delivery: 'alerts.delivery',
    target: 'alerts.target',
    targetId: 'target_id',
    attempt: null,
  },
  claim: {
    inTurn: sql`alert_id is not null`,
    // What waits for a target that is paused or off is claimed as well, and skipped.
    isOpen: sql`true`,
    rate: sql`${sql.lit(RATE)}`,
    mostInFlight: 4,
    mostAtOnce: 64,
    dueRows: (claim) => dueRows(messages, claim),
    claimed: outgoingRows,
  },
  schedule: messageSchedule,
  health: targetHealth,
  watch: watchHealth,
  heldOf: (row: OutgoingRow, lease) => outgoingOf(row, lease),
  admit,
  requestOf,
  ...afterMessages,
};
