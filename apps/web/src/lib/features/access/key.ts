import type { accessWords } from './words.ts';

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
  /** The key that replaced it. */
  readonly replacedBy: string | null;
}

/** A new key with its secret, which is shown only once. */
export interface MadeKey {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly expiresAt: string | null;
}

type Say = ReturnType<typeof accessWords>;

/** A choice of a form. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** How long a replaced key stays valid. */
export const overlapChoices = (say: Say): readonly Choice[] => [
  { value: '24h', label: say.aDay },
  { value: '1h', label: say.anHour },
  { value: '7d', label: say.aWeek },
  { value: '30d', label: say.days(30) },
  { value: '0s', label: say.notAtAll },
];

/** When a key ends. */
export const expiryChoices = (say: Say): readonly Choice[] => [
  { value: '', label: say.neverEnds },
  { value: '30d', label: say.inDays(30) },
  { value: '90d', label: say.inDays(90) },
  { value: '365d', label: say.inAYear },
];

/** A request to paste into a terminal. */
export const curlExample = (baseUrl: string, key: string): string =>
  `curl ${baseUrl}/graphql \\
  -H 'content-type: application/json' \\
  -H 'x-api-key: ${key}' \\
  -d '{"query": "{ searchAnime(query: \\"frieren\\", first: 3) { nodes { id titleRomaji } } }"}'`;
