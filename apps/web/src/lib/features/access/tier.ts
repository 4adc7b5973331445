/** What one tier of the API gives, as the query `tiers` tells. */
export interface Tier {
  readonly name: 'ANONYMOUS' | 'FREE' | 'INDIE' | 'COMMERCIAL';
  readonly title: string;
  readonly monthlyPrice: string | null;
  readonly rate: { readonly requests: number; readonly seconds: number };
  readonly dailyCap: number | null;
  readonly dataAccess: 'PUBLIC' | 'CORE' | 'FULL';
  readonly hasStreamingLinks: boolean;
  readonly hasMovieReleases: boolean;
  readonly hasWebhooks: boolean;
  readonly uptimeTarget: string | null;
}

const count = (value: number): string => value.toLocaleString('en');

const rateOf = ({ requests, seconds }: Tier['rate']): string =>
  `${count(requests)} every ${seconds === 1 ? 'second' : `${seconds} seconds`}`;

const DATA: Readonly<Record<Tier['dataAccess'], string>> = {
  PUBLIC: 'Public fields',
  CORE: 'Public and core fields',
  FULL: 'Every field',
};

const yes = (has: boolean): string => (has ? 'Yes' : '–');

/** The rows of the table of tiers: what is compared, and each tier's word for it. */
export const TERMS: readonly { label: string; of: (tier: Tier) => string }[] = [
  { label: 'Requests', of: ({ rate }) => rateOf(rate) },
  { label: 'A day', of: ({ dailyCap }) => (dailyCap === null ? 'No cap' : count(dailyCap)) },
  { label: 'Data', of: ({ dataAccess }) => DATA[dataAccess] },
  { label: 'Streaming links', of: (tier) => yes(tier.hasStreamingLinks) },
  { label: 'Movie releases by region', of: (tier) => yes(tier.hasMovieReleases) },
  { label: 'Outbound webhooks', of: (tier) => yes(tier.hasWebhooks) },
  { label: 'Uptime', of: ({ uptimeTarget }) => uptimeTarget ?? 'Best effort' },
];
