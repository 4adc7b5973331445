/** NOTIFY channel: alerts were added, some of which may be due. */
export const NEW_ALERTS = 'alerts_new';
