import { isInterfaceType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Caller } from '#platform/graphql/context.ts';
import { fieldTiers, tierFaults } from '#platform/graphql/data-tier.ts';
import { mayRead, WithheldFields } from '#platform/graphql/tier.ts';
import { publicSchema } from '../../src/schema.ts';

const schema = publicSchema();

const caller = (tier: Caller['tier'], userId: string | null): Caller => ({
  userId,
  username: userId,
  tier,
  scopes: ['read:public'],
  canSeeAdult: false,
  client: null,
});

const MODES = {
  anonymous: caller('anonymous', null),
  'a free key': caller('free', 'mika'),
  'a bearer token': caller('free', 'mika'),
  'an Indie key': caller('indie', 'mika'),
  'a Commercial key': caller('commercial', 'mika'),
};

it('every field of the public schema declares its data tier, and none leads round another', () => {
  expect(tierFaults(schema)).toEqual([]);
});

/** The cost and the caching of a document depend on the fields of the types that it names. */
it('a field of an interface declares what the same field of every type declares', () => {
  const interfaces = Object.values(schema.getTypeMap()).filter(isInterfaceType);
  const pairs = interfaces.flatMap((type) =>
    schema.getPossibleTypes(type).flatMap((object) =>
      Object.values(type.getFields())
        .filter(({ name }) => name !== 'id')
        .map((field) => ({ field, own: fieldOf(object.name, field.name), on: object.name })),
    ),
  );
  expect(pairs.map(({ on, own }) => `${on}.${own.name}`)).toContain('Manga.relations');
  for (const { field, own, on } of pairs) {
    expect(declaredBy(own), `${on}.${own.name}`).toEqual(declaredBy(field));
  }
});

const gated = fieldTiers(schema).filter(
  ({ type, field, tier }) => tier !== 'public' && fieldOf(type, field).extensions.tier === tier,
);

function fieldOf(type: string, name: string) {
  const object = schema.getType(type);
  const field = isObjectType(object) ? object.getFields()[name] : undefined;
  if (!field) throw new Error(`${type}.${name}`);
  return field;
}

function declaredBy({ extensions }: ReturnType<typeof fieldOf>) {
  const { tier, cost, listSize, page, sizeArgument, isPart, cacheSeconds } = extensions;
  return { tier, cost, listSize, page, sizeArgument, isPart, cacheSeconds };
}

it('there are fields above public', () => {
  expect(gated.map(({ type, field }) => `${type}.${field}`)).toContain('Anime.streamingLinks');
});

describe.each(gated)('$type.$field ($tier)', ({ type, field, tier }) => {
  it.each(Object.entries(MODES))('is read by %s only with that tier', (_mode, who) => {
    if (tier === undefined) throw new Error('no tier');
    const declared = fieldOf(type, field);
    let isReached = false;
    const reach = (value: unknown) => () => {
      isReached = true;
      return value;
    };
    const source = new Proxy({}, { get: reach('seen') });
    const context = Object.defineProperty({ caller: who, allowance: { pageSize: 50 } }, 'app', {
      get: reach(null),
    });
    const withheld = new WithheldFields();
    const info = {
      parentType: { name: type },
      fieldName: field,
      fieldNodes: [],
      rootValue: withheld,
      path: { key: field, prev: undefined },
    };
    const read = () => declared.resolve?.(source, {}, context, info as never);
    if (mayRead(who, tier)) {
      // The objects do not exist, so the resolver may fail. It only matters that it looks for them.
      try {
        read();
      } catch {}
      expect(isReached).toBe(true);
      expect(withheld.errors ?? []).toEqual([]);
    } else {
      expect(read()).toBeNull();
      expect(isReached).toBe(false);
      expect(withheld.errors).toMatchObject([{ extensions: { code: 'TIER_REQUIRED' } }]);
      const named = withheld.errors?.[0]?.extensions['tiers'];
      const readers = Object.values(MODES).filter((mode) => mayRead(mode, tier));
      const names = new Set(readers.map((reader) => reader.tier.toUpperCase()));
      expect(named).toEqual(
        expect.arrayContaining([...names].filter((name) => name !== 'ANONYMOUS')),
      );
    }
  });
});
