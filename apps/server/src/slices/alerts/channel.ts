/** NOTIFY channel: alerts were added, some of which may be due. */
export const NEW_ALERTS = 'alerts_new';

/** NOTIFY channel: messages to chat programs are due. */
export const NEW_DELIVERIES = 'alerts_delivery';
