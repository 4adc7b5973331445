import type { App } from '#platform/app.ts';
import { sendDue } from '#platform/delivery/index.ts';
import { alertDeliveries } from '#slices/alerts/delivery/deliveries.ts';
import { webhookDeliveries } from '#slices/webhooks/delivery/deliveries.ts';

/** Sends the webhooks that are due, as a worker does. */
export const sendWebhooks = (app: App): Promise<void> => sendDue(app, webhookDeliveries);

/** Sends the alerts that are due to chat programs and browsers, as a worker does. */
export const sendAlerts = (app: App): Promise<void> => sendDue(app, alertDeliveries);
