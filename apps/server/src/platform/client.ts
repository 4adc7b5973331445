export const CLIENT_KINDS = [
  'web',
  'extension',
  'api-key',
  'app',
  'media-server',
  'player',
  'sync',
  'import',
  'system',
] as const;
export type ClientKind = (typeof CLIENT_KINDS)[number];

/** The program that acts for an account: one of our pages, a connected app, a media server, or the service. */
export interface Client {
  kind: ClientKind;
  /** What its owner calls it, such as the name of an API key; null where it has none. */
  name: string | null;
}
