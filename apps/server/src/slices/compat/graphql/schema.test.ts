import { existsSync, readFileSync } from 'node:fs';
import { buildSchema, isEnumType, isObjectType, type GraphQLField } from 'graphql';
import { describe, expect, it } from 'vitest';
import { AIRING_FILTERS, AIRING_ORDERS, airingOf } from '../rules/airing.ts';
import type { Readers } from '../rules/condition.ts';
import { KNOWN_ANIME, KNOWN_MANGA, knownEntry } from '../rules/fixtures/known-media.ts';
import { LIST_FILTERS, listOrders } from '../rules/list.ts';
import { mediaFilters, mediaOf, mediaOfManga, mediaOrders } from '../rules/media.ts';
import { aniListSchema } from './index.ts';

const CONTRACT = new URL(
  '../../../../../../../shared/data/contracts/anilist.graphql',
  import.meta.url,
);

const ours = aniListSchema();

/** Works and what belongs to them, of which everything is known. */
const ANIME = mediaOf(KNOWN_ANIME);
const MANGA = mediaOfManga(KNOWN_MANGA);
const SIGHT = { figures: new Map(), seesStreaming: true, minimumTagRank: 50 };
const AIRING = airingOf(ANIME, { airingAt: new Date('2026-01-15T12:00:00Z'), episode: 3 });
const LISTED = [knownEntry(ANIME), knownEntry(MANGA)];

const isKnown = <Item>(items: readonly Item[], read: Readers<Item>[string] | undefined): boolean =>
  items.some((item) => {
    const value = read?.(item) ?? null;
    if (value === null) return false;
    if (value instanceof Set) return value.size > 0;
    return !Array.isArray(value) || value.length > 0;
  });

const argumentsOf = (name: string) => {
  const page = ours.getType('Page');
  return (isObjectType(page) && page.getFields()[name]?.args) || [];
};

/** Readers without their items: each is given those it reads. */
const unread = <Item>(items: readonly Item[], readers: Readers<Item>) => ({
  of: (names: readonly string[]) => names.filter((name) => !isKnown(items, readers[name])),
});

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
    ['media', unread([ANIME, MANGA], mediaFilters(SIGHT))],
    ['airingSchedules', unread([AIRING], AIRING_FILTERS)],
    ['mediaList', unread(LISTED, LIST_FILTERS)],
  ])('of %s reads what is known of a work', (name, readers) => {
    const fields = argumentsOf(name)
      .map((arg) => arg.name.split('_')[0] ?? '')
      .filter((field) => !others.has(field));
    expect(fields.length).toBeGreaterThan(10);
    expect(readers.of(fields)).toEqual([]);
  });
});

describe('every order', () => {
  /** The order in which a search finds works. */
  const others = new Set(['SEARCH_MATCH']);

  it.each([
    ['MediaSort', unread([ANIME, MANGA], mediaOrders(SIGHT))],
    ['AiringSort', unread([AIRING], AIRING_ORDERS)],
    ['MediaListSort', unread(LISTED, listOrders(mediaOrders(SIGHT)))],
  ])('of %s reads what is known of a work', (name, readers) => {
    const type = ours.getType(name);
    const values = isEnumType(type) ? type.getValues() : [];
    const orders = values.map((value) => value.name.replace(/_DESC$/u, ''));
    expect(orders.length).toBeGreaterThan(7);
    expect(readers.of(orders.filter((order) => !others.has(order)))).toEqual([]);
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
