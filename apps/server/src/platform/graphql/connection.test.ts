import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  BY_POSITION,
  connectionOfRows,
  pageOf,
  rowLimit,
  type Connection,
  type Ordering,
} from './connection.ts';
import { pageArguments, type PageArguments } from './page.ts';
import { pageOfWalk } from './walk.ts';

interface Item {
  score: number;
  id: string;
}

type Key = readonly [number, string];

const compare = ([scoreA, idA]: Key, [scoreB, idB]: Key): number =>
  scoreB - scoreA || (idA < idB ? -1 : idA > idB ? 1 : 0);
const keyOf = ({ score, id }: Item): Key => [score, id];
const key = z.tuple([z.number(), z.string()]);
const BEST_FIRST = { key, keyOf, compare } satisfies Ordering<Item, Key>;

/** What `select … where key > after and key < before order by key limit n` gives. */
const fromSql = (items: readonly Item[], args: PageArguments): Connection<Item> => {
  const page = pageArguments(args, BEST_FIRST.key);
  const rows = items.filter(
    (item) =>
      (page.after === null || compare(keyOf(item), page.after) > 0) &&
      (page.before === null || compare(keyOf(item), page.before) < 0),
  );
  if (page.direction === 'backward') rows.reverse();
  return connectionOfRows({
    rows: rows.slice(0, rowLimit(page)),
    page,
    keyOf,
    totalCount: items.length,
  });
};
const fromMemory = (items: readonly Item[], args: PageArguments) => pageOf(items, args, BEST_FIRST);
/** Among as many that are not asked for, which stand between them. */
const fromWalk = (items: readonly Item[], args: PageArguments) => {
  const others = items.map(({ score, id }) => ({ score, id: `${id}${'~'.repeat(10)}` }));
  const list = [...items, ...others].sort((a, b) => compare(keyOf(a), keyOf(b)));
  const page = pageOfWalk({ list, accepts: (item) => items.includes(item) }, args, BEST_FIRST);
  expect((page.totalCount as () => number)()).toBe(items.length);
  return page;
};

const list = fc
  .uniqueArray(fc.record({ score: fc.nat({ max: 5 }), id: fc.string({ maxLength: 4 }) }), {
    selector: ({ id }) => id,
    maxLength: 40,
  })
  .map((items) => items.sort((a, b) => compare(keyOf(a), keyOf(b))));
const size = fc.integer({ min: 1, max: 50 });

const nodes = <Node>({ edges }: Connection<Node>) => edges.map(({ node }) => node);

describe.each([
  ['memory', fromMemory],
  ['SQL', fromSql],
  ['a longer list that is walked', fromWalk],
])('pages read from %s', (_source, read) => {
  test('forward give every item once, in order', () => {
    fc.assert(
      fc.property(list, size, (items, first) => {
        const seen: Item[] = [];
        let page = read(items, { first });
        seen.push(...nodes(page));
        while (page.pageInfo.hasNextPage) {
          page = read(items, { first, after: page.pageInfo.endCursor });
          seen.push(...nodes(page));
        }
        expect(seen).toEqual(items);
      }),
    );
  });

  test('backward give every item once, in the same order', () => {
    fc.assert(
      fc.property(list, size, (items, last) => {
        const seen: Item[] = [];
        let page = read(items, { last });
        seen.unshift(...nodes(page));
        while (page.pageInfo.hasPreviousPage) {
          page = read(items, { last, before: page.pageInfo.startCursor });
          seen.unshift(...nodes(page));
        }
        expect(seen).toEqual(items);
      }),
    );
  });

  test('keep their place when the item of the cursor is gone', () => {
    fc.assert(
      fc.property(list, size, (items, first) => {
        const { pageInfo, edges } = read(items, { first });
        const rest = items.slice(edges.length);
        const without = items.filter((item) => item !== edges.at(-1)?.node);
        expect(nodes(read(without, { first: 50, after: pageInfo.endCursor }))).toEqual(rest);
      }),
    );
  });

  test('between two cursors hold what is strictly between them', () => {
    fc.assert(
      fc.property(list, fc.nat(), fc.nat(), (items, from, to) => {
        const all = read(items, { first: 50 }).edges;
        fc.pre(all.length > 0);
        const [start, end] = [from % all.length, to % all.length];
        const page = read(items, {
          first: 50,
          after: all[start]?.cursor,
          before: all[end]?.cursor,
        });
        expect(nodes(page)).toEqual(items.slice(start + 1, Math.max(start + 1, end)));
      }),
    );
  });
});

test('an empty page has no cursors and an exact total', () => {
  expect(pageOf([], {}, BEST_FIRST)).toMatchObject({
    edges: [],
    totalCount: 0,
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  });
});

test('a page of none tells whether there is more', () => {
  const page = pageOf(['a'], { first: 0 }, BY_POSITION);
  expect(page).toMatchObject({ edges: [], totalCount: 1, pageInfo: { hasNextPage: true } });
});

test('a ranking is paged by position', () => {
  const ranking = ['best', 'good', 'fair'];
  const { pageInfo } = pageOf(ranking, { first: 1 }, BY_POSITION);
  expect(nodes(pageOf(ranking, { first: 1, after: pageInfo.endCursor }, BY_POSITION))).toEqual([
    'good',
  ]);
});

describe('page arguments', () => {
  const read = (args: PageArguments) =>
    pageArguments(args, BEST_FIRST.key, { default: 10, max: 25 });

  test('default to the first page', () => {
    expect(read({ first: null })).toEqual({
      take: 10,
      direction: 'forward',
      cursorOf: expect.any(Function),
      after: null,
      before: null,
    });
  });

  test('take limit for first', () => {
    expect(read({ limit: 3 })).toMatchObject({ take: 3, direction: 'forward' });
  });

  test.each([
    [{ first: -1 }, '"first" must be from 0 to 25, not -1.'],
    [{ first: 26 }, '"first" must be from 0 to 25, not 26.'],
    [{ limit: 1_000_000 }, '"limit" must be from 0 to 25, not 1000000.'],
    [{ last: 26 }, '"last" must be from 0 to 25, not 26.'],
    [{ first: 1, last: 1 }, 'Give one of "first" and "last", not both.'],
    [{ first: 1, limit: 1 }, 'Give one of "first" and "limit", not both.'],
  ])('%j are refused with the allowed range', (args, message) => {
    expect(() => read(args)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT', message }));
  });
});
