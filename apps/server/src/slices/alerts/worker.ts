import { listen } from '#platform/database/index.ts';
import { defineWorker } from '#platform/queue/index.ts';
import { defineSender } from '#platform/delivery/index.ts';
import { NEW_ALERTS } from './channel.ts';
import { sendDigests } from './commands/send-digests.ts';
import { tellAlerts } from './commands/tell-alerts.ts';
import { alertDeliveries } from './delivery/deliveries.ts';

/** Alerts also become due without a signal, such as that an episode aired. */
const POLL_MS = 5_000;

/** Tells people of alerts that are due. */
export const alertWorker = defineWorker({
  name: 'alerts',
  work: tellAlerts,
  pollMs: POLL_MS,
  wake: (app, ring) => listen(app.database, NEW_ALERTS, ring),
});

/** Sends alerts to chat programs and browsers. */
export const deliveryWorker = defineSender(alertDeliveries);

const DIGEST_POLL_MS = 30_000;

/** Sends what happened by mail, once a day or a week. */
export const digestWorker = defineWorker({
  name: 'alert digests',
  work: sendDigests,
  pollMs: DIGEST_POLL_MS,
});
