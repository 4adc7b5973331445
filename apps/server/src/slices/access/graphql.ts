import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { LimitReport, PolicyReport, RequestCost } from '#platform/graphql/context.ts';
import { limiter } from './limiter/limiter.ts';
import { tightest } from './rules/report.ts';
import { TIERS, type TierName, type TierTerms } from './rules/tier.ts';

const TIER_NAMES = Object.keys(TIERS) as TierName[];

const TierNameEnum = builder.enumType('TierName', {
  description: 'What a caller is: anonymous without a credential, otherwise what its account has.',
  values: valuesOf<TierName>({
    anonymous: 'No credential.',
    free: 'An account without a paid plan.',
    indie: 'The plan for apps of one person or a small team.',
    commercial: 'The plan for businesses.',
  }),
});

const DataAccessEnum = builder.enumType('DataAccess', {
  description: 'Which fields a tier may read.',
  values: valuesOf<TierTerms['dataAccess']>({
    public: 'Fields for everybody.',
    core: 'Public fields, and fields for any key or signed-in user.',
    full: 'All fields, including those of paid tiers.',
  }),
});

const RateRef = builder.objectRef<TierTerms['rate']>('Rate').implement({
  extensions: { tier: 'public' },
  description: 'A rate: a number of requests in a number of seconds.',
  fields: (t) => ({
    requests: t.exposeInt('requests', {
      nullable: false,
      description: 'Requests allowed within `seconds`, on average.',
    }),
    seconds: t.exposeInt('seconds', {
      nullable: false,
      description: 'Length of the window in seconds.',
    }),
  }),
});

const TierRef = builder.objectRef<TierTerms & { name: TierName }>('Tier').implement({
  extensions: { tier: 'public' },
  description: 'What one tier of the API gives.',
  fields: (t) => ({
    name: t.expose('name', {
      type: TierNameEnum,
      nullable: false,
      description: 'The tier, as `rateLimit.tier` names it.',
    }),
    title: t.exposeString('title', {
      nullable: false,
      description: 'Its name as people read it: "Indie".',
    }),
    monthlyPrice: t.exposeString('monthlyPrice', {
      description: 'Price a month as a decimal; null when there is nothing to pay.',
    }),
    rate: t.expose('rate', {
      type: RateRef,
      nullable: false,
      description: 'How often a caller of this tier may ask.',
    }),
    burst: t.int({
      nullable: false,
      description: 'Requests that may come at once after a pause, on this instance.',
      resolve: ({ name }, _args, { app }) => app.get(limiter).quotas.tiers[name].burst,
    }),
    dailyCap: t.exposeInt('dailyCap', {
      description: 'Requests a UTC day; null: as many as the rate allows.',
    }),
    costLimit: t.int({
      nullable: false,
      description: 'Points of cost one request may have: about the objects it may produce.',
      resolve: ({ allowance }) => allowance.cost,
    }),
    pageSize: t.int({
      nullable: false,
      description: 'Items a page may hold, where the field sets no bounds of its own.',
      resolve: ({ allowance }) => allowance.pageSize,
    }),
    dataAccess: t.expose('dataAccess', {
      type: DataAccessEnum,
      nullable: false,
      description: 'Which fields a caller of this tier may read.',
    }),
    hasStreamingLinks: t.exposeBoolean('hasStreamingLinks', {
      nullable: false,
      description: 'Whether this tier may read streaming links.',
    }),
    hasMovieReleases: t.exposeBoolean('hasMovieReleases', {
      nullable: false,
      description: 'Whether this tier may read the release dates of films.',
    }),
    hasWebhooks: t.exposeBoolean('hasWebhooks', {
      nullable: false,
      description: 'Whether this tier may receive outbound webhooks.',
    }),
    uptimeTarget: t.exposeString('uptimeTarget', { description: 'Null: best effort.' }),
  }),
});

builder.queryField('tiers', (t) =>
  t.field({
    type: [TierRef],
    nullable: false,
    description: 'The tiers of the API and what each includes.',
    extensions: { tier: 'public', cacheSeconds: 300, listSize: TIER_NAMES.length },
    resolve: () => TIER_NAMES.map((name) => ({ name, ...TIERS[name] })),
  }),
);

interface PolicyAt extends PolicyReport {
  resetsAt: Date;
}

const PolicyRef = builder.objectRef<PolicyAt>('RateLimitPolicy').implement({
  extensions: { tier: 'public' },
  description: 'One limit, as in the headers RateLimit-Policy and RateLimit.',
  fields: (t) => ({
    name: t.exposeString('name', {
      nullable: false,
      description: '`burst` for the rate, `daily` for the cap of the UTC day.',
    }),
    quota: t.exposeInt('quota', {
      nullable: false,
      description: 'Requests allowed in the window.',
    }),
    windowSeconds: t.exposeInt('windowSeconds', {
      nullable: false,
      description: 'Length of the window in seconds.',
    }),
    remaining: t.exposeInt('remaining', {
      nullable: false,
      description: 'Requests that may follow at once.',
    }),
    resetSeconds: t.exposeInt('resetSeconds', {
      nullable: false,
      description: 'Seconds until more requests are allowed, rounded up.',
    }),
    resetsAt: t.expose('resetsAt', {
      type: 'DateTime',
      nullable: false,
      description: 'The instant at which more requests are allowed, rounded up to whole seconds.',
    }),
  }),
});

interface RateLimit {
  tier: TierName;
  cost: RequestCost;
  policies: readonly PolicyAt[];
  next: PolicyReport | undefined;
}

const RateLimitRef = builder.objectRef<RateLimit>('RateLimit').implement({
  extensions: { tier: 'public' },
  description: 'The limits of the caller and what is left of them after this request.',
  fields: (t) => ({
    tier: t.expose('tier', {
      type: TierNameEnum,
      nullable: false,
      description: 'The tier the caller has.',
    }),
    cost: t.int({
      nullable: false,
      description: 'Cost of this request in points, as in `extensions.cost`.',
      resolve: ({ cost }) => cost.requested,
    }),
    costLimit: t.int({
      nullable: false,
      description: 'Points that one request of the caller may cost.',
      resolve: ({ cost }) => cost.limit,
    }),
    remaining: t.int({
      description:
        'Requests that may follow at once, by the policy with the fewest left; null if no limit applies.',
      resolve: ({ next }) => next?.remaining,
    }),
    policies: t.field({
      type: [PolicyRef],
      nullable: false,
      description: 'The limits; empty if none applies.',
      extensions: { listSize: 2 },
      resolve: ({ policies }) => [...policies],
    }),
  }),
});

const policiesOf = (limits: LimitReport | null | undefined): PolicyAt[] =>
  (limits?.policies ?? []).map((policy) => ({
    ...policy,
    resetsAt: new Date(policy.resetsAtSeconds * 1000),
  }));

builder.queryField('rateLimit', (t) =>
  t.field({
    type: RateLimitRef,
    nullable: false,
    description: 'The limits of the caller and what is left of them.',
    extensions: { tier: 'public', cacheSeconds: 0 },
    resolve: (_root, _args, { caller, allowance, cost, limits }) => ({
      tier: caller.tier,
      cost: cost ?? { requested: 0, limit: allowance.cost },
      next: tightest(limits?.policies ?? []),
      policies: policiesOf(limits),
    }),
  }),
);
