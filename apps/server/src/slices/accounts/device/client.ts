/** As what grants of players are kept; they come with ids of their own, which say nothing here. */
export const DEVICE_CLIENT_ID = 'device';
