import { MINUTE_MS } from '#platform/durations.ts';
import type { Quota } from './quota.ts';
import { OWN_CLIENT, PAYMENT_PAGES, REFUSED_CREDENTIALS, TIERS, type TierName } from './tier.ts';

/** The quota of every kind of caller. */
export interface Quotas {
  tiers: Readonly<Record<TierName, Quota>>;
  /** The same rates for clients that count by the minute: all requests of a minute may come at once. */
  byMinute: Readonly<Record<TierName, Quota>>;
  ownClient: Quota;
  refused: Quota;
  payment: Quota;
}

const intervalMs = ({ requests, seconds }: { requests: number; seconds: number }): number =>
  (seconds * 1000) / requests;

const tierQuota = (tier: TierName, burst: number): Quota => ({
  rateName: 'burst',
  intervalMs: intervalMs(TIERS[tier].rate),
  burst,
  dailyCap: TIERS[tier].dailyCap,
});

const quotaByMinute = (tier: TierName): Quota =>
  tierQuota(tier, Math.floor(MINUTE_MS / intervalMs(TIERS[tier].rate)));

/** The quotas of the tiers, with the bursts of an instance. */
export const quotasOf = (bursts: Readonly<Record<TierName, number>>): Quotas => ({
  tiers: {
    anonymous: tierQuota('anonymous', bursts.anonymous),
    free: tierQuota('free', bursts.free),
    indie: tierQuota('indie', bursts.indie),
    commercial: tierQuota('commercial', bursts.commercial),
  },
  byMinute: {
    anonymous: quotaByMinute('anonymous'),
    free: quotaByMinute('free'),
    indie: quotaByMinute('indie'),
    commercial: quotaByMinute('commercial'),
  },
  ownClient: {
    rateName: 'burst',
    intervalMs: intervalMs(OWN_CLIENT.rate),
    burst: OWN_CLIENT.burst,
    dailyCap: null,
  },
  refused: {
    rateName: 'refused',
    intervalMs: intervalMs(REFUSED_CREDENTIALS.rate),
    burst: REFUSED_CREDENTIALS.burst,
    dailyCap: null,
  },
  payment: {
    rateName: 'burst',
    intervalMs: intervalMs(PAYMENT_PAGES.rate),
    burst: PAYMENT_PAGES.burst,
    dailyCap: null,
  },
});
