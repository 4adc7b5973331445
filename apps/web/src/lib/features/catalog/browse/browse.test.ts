import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MATERIALS, parseBrowse, SORTS, type Browse, type BrowseSort } from './browse.ts';
import { browseFilterCount, browseQuery } from './browse-query.ts';

const parse = (query: string, kind: Browse['kind'] = 'anime') =>
  parseBrowse(kind, new URLSearchParams(query));

describe('the address of a browse page', () => {
  it('asks for all works by popularity when it says nothing', () => {
    const all = parse('');
    expect(all).toMatchObject({ sort: 'popular', isReversed: false, genre: { wanted: [] } });
    expect(browseQuery(all)).toBe('');
    expect(browseFilterCount(all)).toBe(0);
  });

  it('is read back as it was written', () => {
    const address =
      '?genre=Drama&genre=Music&no-genre=Comedy&tag=School&no-format=MOVIE&status=FINISHED&year=2023&season=FALL&source=MANGA&studio=Madhouse&score=80&mine=off&sort=trending&reverse=on';
    expect(browseQuery(parse(address))).toBe(address);
    expect(browseFilterCount(parse(address))).toBe(12);
  });

  it('is one for each selection, whatever words it holds', () => {
    const words = fc.uniqueArray(fc.string({ unit: 'binary', maxLength: 70 }), { maxLength: 40 });
    const sort = fc.constantFrom<BrowseSort>(...(Object.keys(SORTS) as BrowseSort[]));
    fc.assert(
      fc.property(words, words, sort, (wanted, unwanted, by) => {
        const said = parse(browseQuery({ tag: { wanted, unwanted }, sort: by }));
        expect(said.sort).toBe(by);
        expect(parse(browseQuery(said))).toEqual(said);
        expect(said.tag.wanted.length).toBeLessThanOrEqual(30);
        expect(said.tag.unwanted.some((word) => said.tag.wanted.includes(word))).toBe(false);
      }),
    );
  });

  it('knows no filter of the other kind', () => {
    expect(parse('season=FALL&source=MANGA&studio=Shaft&country=JP&format=TV', 'manga')).toEqual({
      ...parse('', 'manga'),
      country: 'JP',
    });
    expect(parse('country=JP&format=MANGA')).toEqual(parse(''));
  });

  it('ignores what is not valid', () => {
    expect(
      parse(`year=12&score=0&sort=constructor&source=x&genre=a%00b&tag=${'x'.repeat(61)}&mine=1`),
    ).toEqual(parse(''));
  });
});

it('offers each source once', () => {
  expect(new Set(MATERIALS).size).toBe(MATERIALS.length);
});
