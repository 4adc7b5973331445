/** The words of the specification: `server_a` is Plex, `server_b` is Jellyfin. */
export const SERVER_KINDS = ['server_a', 'server_b'] as const;
export type ServerKind = (typeof SERVER_KINDS)[number];

/** The programs that send webhooks, with the format they send. */
export const SOFTWARE = {
  plex: 'server_a',
  tautulli: 'server_a',
  jellyfin: 'server_b',
  emby: 'server_b',
} as const satisfies Record<string, ServerKind>;
export type Software = keyof typeof SOFTWARE;
export const SOFTWARES = Object.keys(SOFTWARE) as [Software, ...Software[]];

/** Prefix of webhook tokens. */
export const TOKEN_PREFIX = 'svc_hook_';

/** Names of the two paths, with the products' own names as aliases. */
export const SERVER_PATHS: ReadonlyMap<string, ServerKind> = new Map([
  ['server_a', 'server_a'],
  ['plex', 'server_a'],
  ['server_b', 'server_b'],
  ['jellyfin', 'server_b'],
]);
