import { buildSchema, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { fieldTiers, tierFaults } from './data-tier.ts';
import type { Tier } from './field-extension.ts';

const schemaWith = (tiers: Record<string, Tier>) => {
  const schema = buildSchema(`
    type Query { show: Show other: Show }
    type Show { id: ID link: Link secret: String }
    type Link { url: String }
  `);
  for (const [place, tier] of Object.entries(tiers)) {
    const [typeName = '', fieldName] = place.split('.');
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(place);
    Object.assign((fieldName ? type.getFields()[fieldName]! : type).extensions, { tier });
  }
  return schema;
};

const ALL: Record<string, Tier> = {
  'Query.show': 'public',
  'Query.other': 'core',
  Show: 'public',
  Link: 'full',
  'Show.link': 'full',
};

test('a field has its own tier, or that of its type', () => {
  const tiers = fieldTiers(schemaWith({ ...ALL, 'Show.secret': 'core' }));
  expect(tiers.map(({ type, field, tier }) => `${type}.${field} ${tier}`)).toEqual([
    'Query.show public',
    'Query.other core',
    'Show.id public',
    'Show.link full',
    'Show.secret core',
    'Link.url full',
  ]);
  expect(tierFaults(schemaWith(ALL))).toEqual([]);
});

test.each([
  [
    'a root field that does not say, whatever its type does',
    'Query.show',
    'Query.show has no data tier',
  ],
  ['a type that does not say', 'Link', 'Link.url has no data tier'],
  [
    'a way round a tier',
    'Show.link',
    'Show.link is of the tier "public" and leads to objects of the tier "full"',
  ],
])('%s is a fault', (_what, missing, fault) => {
  const declared = Object.entries({ ...ALL, Query: 'public' } satisfies Record<string, Tier>);
  const rest = Object.fromEntries(declared.filter(([place]) => place !== missing));
  expect(tierFaults(schemaWith(rest))).toEqual([expect.stringContaining(fault)]);
});
