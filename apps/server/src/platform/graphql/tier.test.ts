import { buildSchema, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import type { Caller } from './context.ts';
import { enforceTiers, mayRead } from './tier.ts';

const caller = (tier: Caller['tier'], userId: string | null = null): Caller => ({
  userId,
  username: userId,
  tier,
  scopes: ['read:public'],
  canSeeAdult: false,
  client: null,
});

test.each([
  ['nobody', caller('anonymous'), { public: true, core: false, full: false }],
  ['a signed-in user', caller('anonymous', 'mika'), { public: true, core: true, full: false }],
  ['a free key', caller('free', 'mika'), { public: true, core: true, full: false }],
  ['an Indie key', caller('indie', 'mika'), { public: true, core: true, full: true }],
  ['a Commercial key', caller('commercial', 'mika'), { public: true, core: true, full: true }],
] as const)('%s may read what the specification grants', (_who, who, may) => {
  const tiers = ['public', 'core', 'full'] as const;
  expect(Object.fromEntries(tiers.map((tier) => [tier, mayRead(who, tier)]))).toEqual(may);
});

test('a schema whose tiers could not be answered with null does not start', () => {
  const schema = buildSchema('type Query { url: String! }');
  const query = schema.getQueryType();
  if (isObjectType(query))
    Object.assign(query.getFields()['url']?.extensions ?? {}, { tier: 'full' });
  expect(() => enforceTiers(schema)).toThrow('Query.url has the tier "full", so make it nullable.');
});
