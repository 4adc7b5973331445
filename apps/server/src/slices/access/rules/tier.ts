import type { Caller } from '#platform/graphql/context.ts';
import type { Tier as FieldTier } from '#platform/graphql/field-extension.ts';
import type { Allowance } from '#platform/graphql/limits.ts';

/** The tiers of callers: `anonymous` without a key or an account, `free` with one, and the paid ones. */
export type TierName = Caller['tier'];

/** The tiers an account can have. */
export const ACCOUNT_TIERS = ['free', 'indie', 'commercial'] as const;
export type AccountTier = (typeof ACCOUNT_TIERS)[number];

/** What one tier gives. */
export interface TierTerms {
  title: string;
  /** Price per month; null: free of charge. */
  monthlyPrice: string | null;
  /** A number of requests in a number of seconds. */
  rate: { requests: number; seconds: number };
  /** Requests per UTC day; null: limited only by the rate. */
  dailyCap: number | null;
  /** The limits of one request. */
  allowance: Allowance;
  /** The fields it may read: those of this tier and of lower ones. */
  dataAccess: FieldTier;
  hasStreamingLinks: boolean;
  hasMovieReleases: boolean;
  hasWebhooks: boolean;
  /** Null: best effort. */
  uptimeTarget: string | null;
}

const paid = {
  rate: { requests: 1, seconds: 1 },
  dailyCap: null,
  allowance: { cost: 20_000, pageSize: 100 },
  dataAccess: 'full',
  hasStreamingLinks: true,
  hasMovieReleases: true,
  hasWebhooks: true,
  uptimeTarget: '99.9%',
} as const;

const unpaid = {
  monthlyPrice: null,
  hasStreamingLinks: false,
  hasMovieReleases: false,
  hasWebhooks: false,
  uptimeTarget: null,
} as const;

/** The tiers of section 8 of the specification. Limits, headers, docs and the pricing page read them here. */
export const TIERS: Readonly<Record<TierName, TierTerms>> = {
  anonymous: {
    title: 'Anonymous',
    ...unpaid,
    rate: { requests: 1, seconds: 3 },
    dailyCap: 500,
    allowance: { cost: 2_000, pageSize: 50 },
    dataAccess: 'public',
  },
  free: {
    title: 'Free API key',
    ...unpaid,
    rate: { requests: 1, seconds: 2 },
    dailyCap: 2_000,
    allowance: { cost: 5_000, pageSize: 50 },
    dataAccess: 'core',
  },
  indie: { title: 'Indie', monthlyPrice: '9.99', ...paid },
  commercial: { title: 'Commercial', monthlyPrice: '29.99', ...paid },
};

/** Our own web app and extension, which use a bearer token. The rate is generous, because their pages send many requests at once. */
export const OWN_CLIENT = { rate: { requests: 120, seconds: 60 }, burst: 30 } as const;

/** Refused credentials, by address: enough for mistakes, too few for guessing. */
export const REFUSED_CREDENTIALS = { rate: { requests: 30, seconds: 60 }, burst: 30 } as const;

/** Pages of the payment service, by account: enough for people who change their mind. */
export const PAYMENT_PAGES = { rate: { requests: 20, seconds: 600 }, burst: 10 } as const;
