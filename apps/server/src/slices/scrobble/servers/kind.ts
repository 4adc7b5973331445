/** The words of the specification: `server_a` is Plex, `server_b` is Jellyfin. */
export const SERVER_KINDS = ['server_a', 'server_b'] as const;
export type ServerKind = (typeof SERVER_KINDS)[number];

/** Prefix of webhook tokens. */
export const TOKEN_PREFIX = 'svc_hook_';

/** Names of the two paths, with the products' own names as aliases. */
export const SERVER_PATHS: ReadonlyMap<string, ServerKind> = new Map([
  ['server_a', 'server_a'],
  ['plex', 'server_a'],
  ['server_b', 'server_b'],
  ['jellyfin', 'server_b'],
]);
