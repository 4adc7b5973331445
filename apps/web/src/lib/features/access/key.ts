/** An API key as its owner sees it. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  /** Its first characters. */
  readonly display: string;
  readonly scopes: readonly string[];
  readonly state: 'active' | 'expired' | 'revoked';
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
  /** The key it was rotated to. */
  readonly replacedBy: string | null;
}

/** A key at the only moment it is known. */
export interface MadeKey {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly expiresAt: string | null;
}

/** What a key may be used for, in words. */
export const SCOPES: readonly { value: string; label: string; about: string }[] = [
  { value: 'read:public', label: 'Catalogue', about: 'read anime, search and the schedule' },
  { value: 'read:list', label: 'My list', about: 'read what you watch' },
  { value: 'write:list', label: 'Change my list', about: 'write progress and entries' },
  {
    value: 'read:profile',
    label: 'My profile',
    about: 'read preferences, whom you follow, and notices',
  },
  { value: 'write:profile', label: 'Change my profile', about: 'preferences, following, blocking' },
  { value: 'webhooks:manage', label: 'Webhooks', about: 'manage outbound webhooks' },
];

export const OVERLAPS = [
  { value: '24h', label: 'A day' },
  { value: '1h', label: 'An hour' },
  { value: '7d', label: 'A week' },
  { value: '30d', label: '30 days' },
  { value: '0s', label: 'Not at all: the old key stops now' },
];

export const EXPIRIES = [
  { value: '', label: 'Never' },
  { value: '30d', label: 'In 30 days' },
  { value: '90d', label: 'In 90 days' },
  { value: '365d', label: 'In a year' },
];

/** A request anybody can paste into a terminal. */
export const curlExample = (baseUrl: string, key: string): string =>
  `curl ${baseUrl}/graphql \\
  -H 'content-type: application/json' \\
  -H 'x-api-key: ${key}' \\
  -d '{"query": "{ searchAnime(query: \\"frieren\\", first: 3) { nodes { id titleRomaji } } }"}'`;
