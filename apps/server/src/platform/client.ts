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

/** What acts for an account: a page of ours, a program it let in, a media server, the service itself. */
export interface Client {
  kind: ClientKind;
  /** What its owner calls it, such as the name of an API key; null where it has none. */
  name: string | null;
}
