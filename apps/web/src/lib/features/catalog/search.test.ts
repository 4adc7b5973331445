import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeQuery } from './normalize-query.ts';
import { parseSearch } from './search.ts';
import { filterCount, searchQuery } from './search-query.ts';

const parse = (query: string) => parseSearch(new URLSearchParams(query));

it('folds blanks and cuts a query to its limit', () => {
  expect(normalizeQuery('  one \t piece ')).toBe('one piece');
  expect(normalizeQuery('x'.repeat(500))).toHaveLength(100);
  expect(normalizeQuery(null)).toBe('');
});

describe('the address of a search', () => {
  it('asks for all anime by popularity when it says nothing', () => {
    expect(parse('')).toMatchObject({ kind: 'anime', query: '', sort: 'popular', format: null });
    expect(searchQuery(parse(''))).toBe('');
  });

  it('is read back as it was written', () => {
    const address =
      '?q=frieren&genre=Drama&format=TV&status=FINISHED&season=FALL&year=2023&score=80&service=netflix';
    expect(searchQuery(parse(address))).toBe(address);
    expect(filterCount(parse(address))).toBe(7);
    expect(searchQuery(parse('?type=manga&sort=title'))).toBe('?type=manga&sort=title');
  });

  it('says nothing that makes no sense', () => {
    const address =
      'type=x&format=constructor&status=__proto__&season=AUTUMN&year=-1&score=101&sort=toString';
    expect(searchQuery(parse(address))).toBe('');
    expect(parse('type=manga&format=TV&season=FALL')).toMatchObject({ format: null, season: null });
    expect(parse(`after=${'x'.repeat(501)}`).after).toBeNull();
  });

  it('has one form, whatever was asked', () => {
    const word = fc.oneof(fc.string(), fc.constantFrom('manga', 'TV', 'FALL', '2020', 'score'));
    const keys = fc.constantFrom(
      'q',
      'type',
      'format',
      'status',
      'season',
      'year',
      'score',
      'sort',
    );
    fc.assert(
      fc.property(fc.dictionary(keys, word), (parameters) => {
        const once = searchQuery(parseSearch(new URLSearchParams(parameters)));
        expect(searchQuery(parseSearch(new URLSearchParams(once)))).toBe(once);
      }),
    );
  });
});
