import { defineSender } from '#platform/delivery/index.ts';
import { webhookDeliveries } from './delivery/deliveries.ts';

/** Sends events, pings and tests. */
export const webhookSender = defineSender(webhookDeliveries);
