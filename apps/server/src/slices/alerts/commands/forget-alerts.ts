import type { App } from '#platform/app.ts';
import { DAY_MS } from '#platform/durations.ts';

/** How long alerts are kept after people were told, for those who read about them once a week. */
const KEPT_DAYS = 40;

/** How long the log keeps messages. */
const LOGGED_DAYS = 30;

/** Deletes old alerts, and old messages. */
export const forgetAlerts = async (app: App): Promise<void> => {
  await app.db
    .deleteFrom('alerts.delivery')
    .where('created_at', '<', new Date(app.clock.nowMs() - LOGGED_DAYS * DAY_MS))
    .execute();
  await app.db
    .deleteFrom('alerts.alert')
    .where('created_at', '<', new Date(app.clock.nowMs() - KEPT_DAYS * DAY_MS))
    .execute();
};
