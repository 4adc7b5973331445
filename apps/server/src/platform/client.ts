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
  /** The name its owner gave it, such as that of an API key; null if it has none. */
  name: string | null;
}
