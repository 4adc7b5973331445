import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMATS } from '#lib/features/catalog/search.ts';
import { LIST_STATUSES } from '../entry/entry.ts';
import {
  LIST_SORTS,
  listAction,
  listFilterCount,
  listQuery,
  parseListAddress,
  sortedBy,
  type ListAddress,
  type ListSort,
} from './list-address.ts';

const read = (query: string) => parseListAddress('anime', new URLSearchParams(query));

const word = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const anyAddress: fc.Arbitrary<ListAddress> = fc.record({
  view: fc.constantFrom('table', 'grid'),
  status: maybe(fc.constantFrom(...LIST_STATUSES)),
  query: fc.constantFrom('', 'frieren', '葬送 の'),
  format: maybe(fc.constantFrom(...FORMATS.anime)),
  genre: maybe(word),
  year: maybe(fc.integer({ min: 1917, max: 2100 })),
  score: maybe(fc.integer({ min: 1, max: 100 })),
  list: maybe(fc.uuid()),
  tag: maybe(word),
  sort: fc.constantFrom(...(Object.keys(LIST_SORTS) as ListSort[])),
  isReversed: fc.boolean(),
  after: maybe(fc.constant('WyJhIl0')),
});

describe('the address of a list', () => {
  it('says all of it, and is read again as it was', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(read(listQuery(address))).toEqual(address);
      }),
    );
  });

  it('is bare for the list as it is', () => {
    expect(listQuery(read(''))).toBe('');
    expect(listFilterCount(read('?status=CURRENT&view=grid&sort=title'))).toBe(0);
    expect(listFilterCount(read('?q=a&year=2020&tag=calm'))).toBe(3);
  });

  it('takes nothing that makes no sense', () => {
    const hostile = encodeURIComponent('"><script>alert(1)</script>');
    const names = ['view', 'status', 'format', 'year', 'score', 'list', 'sort', 'reversed'];
    expect(read(names.map((name) => `${name}=${hostile}`).join('&'))).toEqual(read(''));
  });

  it('turns an order around, and begins another in its usual direction', () => {
    const byTitle = sortedBy(read('?status=PAUSED&after=a'), 'title');
    expect(listQuery(byTitle)).toBe('?status=PAUSED&sort=title');
    const turned = sortedBy(byTitle, 'title');
    expect(listQuery(turned)).toBe('?status=PAUSED&sort=title&reversed=title');
    expect(sortedBy(turned, 'title')).toEqual(byTitle);
    expect(read('?sort=score&reversed=title')).toMatchObject({ sort: 'score', isReversed: false });
    expect(listQuery(sortedBy(turned, 'score'))).toBe('?status=PAUSED&sort=score');
    expect(listQuery(sortedBy(read(''), 'updated'))).toBe('?reversed=updated');
  });

  it('leads from an action back to what was shown', () => {
    expect(listAction('row', read(''))).toBe('?/row');
    const action = listAction('row', read('?status=PAUSED'));
    expect(action).toBe('?status=PAUSED&/row');
    expect(read(action)).toEqual(read('?status=PAUSED'));
  });
});
