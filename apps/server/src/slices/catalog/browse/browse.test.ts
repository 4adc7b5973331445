import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOfSource } from '#platform/ids.ts';
import { oneAfterAnother, type Order, ordersBy } from './order.ts';
import { browsePage } from './page.ts';
import { between, dated, every, flagged, oneOf, someOf } from './predicate.ts';
import { SortedLists } from './sorted-lists.ts';

interface Book {
  id: string;
  pages: number | null;
  title: string;
}

const ORDERS = ordersBy({
  PAGES: ({ pages }: Book) => pages,
  TITLE: ({ title }: Book) => title,
});

const book = (number: number, pages: number | null): Book => ({
  id: idOfSource(`book:${number}`),
  pages,
  title: `t${number % 3}`,
});

const books = fc
  .array(fc.option(fc.integer({ min: 0, max: 5 })), { maxLength: 40 })
  .map((pages) => pages.map((count, number) => book(number, count)));

const single = fc.constantFrom(...Object.values(ORDERS));
const order: fc.Arbitrary<Order<Book>> = fc.oneof(
  single,
  fc.tuple(single, single, single).map((orders) => oneAfterAnother(...orders)),
);

const listOf = (works: readonly Book[], by: Order<Book>) =>
  new SortedLists<Book>().get(by, () => works);

const fits = ({ pages }: Book): boolean => pages !== 3;

describe('a browsed list', () => {
  it('is walked whole, in order and each work once, forward and backward', () => {
    fc.assert(
      fc.property(books, order, fc.integer({ min: 1, max: 7 }), (works, by, size) => {
        const list = listOf(works, by);
        const wanted = list
          .map(({ work }) => work.id)
          .filter((id) => fits(works.find((w) => w.id === id)!));
        const walk = (isForward: boolean): string[] => {
          const found: string[] = [];
          let cursor: string | null = null;
          for (;;) {
            const args: object = isForward
              ? { first: size, after: cursor }
              : { last: size, before: cursor };
            const page = browsePage({ list, order: by, accepts: fits }, args);
            const ids = page.edges.map(({ node }) => node.id);
            if (isForward) found.push(...ids);
            else found.unshift(...ids);
            if (!(isForward ? page.pageInfo.hasNextPage : page.pageInfo.hasPreviousPage))
              return found;
            cursor = isForward ? page.pageInfo.endCursor : page.pageInfo.startCursor;
          }
        };
        expect(walk(true)).toEqual(wanted);
        expect(walk(false)).toEqual(wanted);
      }),
    );
  });

  it('counts what it would walk', () => {
    const list = listOf([book(1, 3), book(2, 4), book(3, null)], ORDERS.PAGES);
    const { totalCount } = browsePage({ list, order: ORDERS.PAGES, accepts: fits }, { first: 1 });
    expect(typeof totalCount === 'function' && totalCount()).toBe(2);
  });

  it('has works without a value at its end, whichever way it runs', () => {
    const works = [book(1, null), book(2, 5), book(3, 1)];
    for (const by of [ORDERS.PAGES, ORDERS.PAGES_DESC]) {
      expect(listOf(works, by).at(-1)?.work).toBe(works[0]);
    }
  });

  it('in several orders goes by the next where the one before finds no difference', () => {
    const works = [book(2, 1), book(4, 1), book(0, 2), book(3, 2)];
    const by = oneAfterAnother(ORDERS.PAGES_DESC, ORDERS.TITLE);
    const pages = listOf(works, by).map(({ work }) => [work.pages, work.title]);
    expect(pages).toEqual([
      [2, 't0'],
      [2, 't0'],
      [1, 't1'],
      [1, 't2'],
    ]);
    expect(oneAfterAnother(ORDERS.PAGES)).toBe(ORDERS.PAGES);
  });

  it('that follows changes is the one made anew', () => {
    fc.assert(
      fc.property(books, books, single, (before, after, by) => {
        const lists = new SortedLists<Book>();
        lists.get(by, () => before);
        const gone = new Set(before.slice(0, 5).map(({ id }) => id));
        const fresh = after.map((work) => ({ ...work, id: `${work.id.slice(0, -1)}0` }));
        const unique = [...new Map(fresh.map((work) => [work.id, work])).values()];
        const changed = new Set([...gone, ...unique.map(({ id }) => id)]);
        lists.replace(changed, unique);
        const now = [...before.filter(({ id }) => !changed.has(id)), ...unique];
        expect(lists.get(by, () => [])).toEqual(listOf(now, by));
      }),
    );
  });
});

describe('a filter', () => {
  interface Work {
    format: string | null;
    genres: string[];
    startOn: string | null;
    isAdult: boolean;
  }
  const work: Work = {
    format: 'MANGA',
    genres: ['Drama', 'Music'],
    startOn: '1999',
    isAdult: false,
  };
  const unknown: Work = { format: null, genres: [], startOn: null, isAdult: false };
  const format = (filter: object | null) => oneOf<Work, string>(filter, (w) => w.format)?.(work);

  it('by one value takes those in the list, and leaves out those that must not be', () => {
    expect(format({ in: ['MANGA', 'NOVEL'] })).toBe(true);
    expect(format({ in: [] })).toBe(false);
    expect(format({ not: ['MANGA'] })).toBe(false);
    expect(format({ in: null, not: null })).toBeUndefined();
    expect(format({ not: [] })).toBeUndefined();
    expect(format(null)).toBeUndefined();
  });

  it('never finds what is not known by `in`, and keeps it by `not`', () => {
    expect(oneOf<Work, string>({ in: ['MANGA'] }, (w) => w.format)?.(unknown)).toBe(false);
    expect(oneOf<Work, string>({ not: ['MANGA'] }, (w) => w.format)?.(unknown)).toBe(true);
    expect(between<Work>({ greater: -1 }, () => null)?.(unknown)).toBe(false);
  });

  it('by several values knows one of, all of, none of', () => {
    const genres = (filter: object) => someOf<Work, string>(filter, (w) => w.genres)?.(work);
    expect(genres({ in: ['Music', 'Sports'] })).toBe(true);
    expect(genres({ all: ['Music', 'Sports'] })).toBe(false);
    expect(genres({ all: ['Music', 'Drama'] })).toBe(true);
    expect(genres({ not: ['Sports', 'Drama'] })).toBe(false);
  });

  it.each([
    [{ greater: '1998' }, true],
    [{ greater: '1999' }, false],
    [{ greater: '1999-05' }, false],
    [{ less: '1999-05' }, false],
    [{ less: '2000-01-01' }, true],
    [{ greater: '1998', less: '1999' }, false],
  ])('by date is strict about a year of which no more is known: %j', (filter, isFound) => {
    expect(dated<Work>(filter, (w) => w.startOn)?.(work)).toBe(isFound);
  });

  it('holds when every part of it holds', () => {
    const part = (is: boolean) => flagged<Work>(is, (w) => w.isAdult);
    expect(every([part(false), null])(work)).toBe(true);
    expect(every([part(false), part(true)])(work)).toBe(false);
    expect(every<Work>([])(work)).toBe(true);
  });
});
