import { expect, it } from 'vitest';
import { mayRead } from '#platform/graphql/tier.ts';
import { quotasOf } from './quotas.ts';
import { TIERS, type TierName } from './tier.ts';

const names = Object.keys(TIERS) as TierName[];

it.each(names)('%s reads the fields its data access says, and no others', (tier) => {
  const caller = {
    userId: null,
    username: null,
    tier,
    scopes: [],
    canSeeAdult: false,
    client: null,
  };
  const order = ['public', 'core', 'full'] as const;
  for (const field of order) {
    const isWithin = order.indexOf(field) <= order.indexOf(TIERS[tier].dataAccess);
    expect(mayRead(caller, field)).toBe(isWithin);
  }
});

it('the quotas are the ones of the specification', () => {
  const { tiers } = quotasOf({ anonymous: 1, free: 1, indie: 1, commercial: 1 });
  const figures = names.map((name) => [
    tiers[name].intervalMs,
    tiers[name].burst,
    tiers[name].dailyCap,
  ]);
  expect(figures).toEqual([
    [3_000, 1, 500],
    [2_000, 1, 2_000],
    [1_000, 1, null],
    [1_000, 1, null],
  ]);
});
