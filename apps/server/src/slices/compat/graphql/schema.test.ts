import { existsSync, readFileSync } from 'node:fs';
import { buildSchema, isEnumType, isObjectType, type GraphQLField } from 'graphql';
import { describe, expect, it } from 'vitest';
import { AIRING_FILTERS } from '../rules/airing.ts';
import { LIST_FILTERS } from '../rules/list.ts';
import { MEDIA_FILTERS } from '../rules/media.ts';
import { aniListSchema } from './index.ts';

const CONTRACT = new URL(
  '../../../../../../../shared/data/contracts/anilist.graphql',
  import.meta.url,
);

const ours = aniListSchema();

describe('every argument that filters', () => {
  /** Arguments that do more than compare a field with a value. */
  const others = new Set([
    'search',
    'sort',
    'onList',
    'minimumTagRank',
    'notYetAired',
    'userId',
    'userName',
    'isFollowing',
    'compareWithAuthList',
  ]);

  it.each([
    ['media', MEDIA_FILTERS],
    ['airingSchedules', AIRING_FILTERS],
    ['mediaList', LIST_FILTERS],
  ])('of %s is read', (name, filters) => {
    const page = ours.getType('Page');
    const { args = [] } = (isObjectType(page) && page.getFields()[name]) || {};
    const fields = args
      .map((arg) => arg.name.split('_')[0] ?? '')
      .filter((field) => !others.has(field));
    expect(fields.length).toBeGreaterThan(10);
    expect(fields.filter((field) => !(field in filters))).toEqual([]);
  });
});

describe.runIf(existsSync(CONTRACT))('beside the contract of AniList', () => {
  const theirs = () => buildSchema(readFileSync(CONTRACT, 'utf8'));
  const signature = ({ type, args }: GraphQLField<unknown, unknown>) => ({
    type: String(type),
    args: Object.fromEntries(args.map((arg) => [arg.name, String(arg.type)])),
  });

  it('every type has the fields, arguments, values and nullability it has there', () => {
    const original = theirs();
    const types = Object.values(ours.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
    expect(types.length).toBeGreaterThan(60);
    for (const type of types) {
      const other = original.getType(type.name);
      expect(other?.name).toBe(type.name);
      if (isEnumType(type) && isEnumType(other)) {
        expect(
          other
            .getValues()
            .map(({ name }) => name)
            .sort(),
        ).toEqual(
          type
            .getValues()
            .map(({ name }) => name)
            .sort(),
        );
      }
      if (!isObjectType(type) || !isObjectType(other)) continue;
      for (const field of Object.values(type.getFields())) {
        const same = other.getFields()[field.name];
        expect(same && signature(same)).toMatchObject(signature(field));
      }
    }
  });
});
