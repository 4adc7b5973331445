import { listen } from '#platform/database/index.ts';
import { defineWorker } from '#platform/queue/index.ts';
import { NEW_ALERTS } from './channel.ts';
import { tellAlerts } from './commands/tell-alerts.ts';

/** Alerts also become due without a signal, such as that an episode aired. */
const POLL_MS = 5_000;

/** Tells people of alerts that are due. */
export const alertWorker = defineWorker({
  name: 'alerts',
  work: tellAlerts,
  pollMs: POLL_MS,
  wake: (app, ring) => listen(app.database, NEW_ALERTS, ring),
});
