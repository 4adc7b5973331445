/** The client of all grants of players. Players send client ids of their own, which we ignore. */
export const DEVICE_CLIENT_ID = 'device';
