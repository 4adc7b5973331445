/** The channel on which workers hear of new deliveries. */
export const DELIVERIES_CHANNEL = 'webhook_deliveries';
