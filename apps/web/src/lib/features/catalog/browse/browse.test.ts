import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MATERIALS } from '../filters/more.ts';
import { parseBrowse, SORTS, type Browse, type BrowseSort } from './browse.ts';
import { browseFilterCount, browseMoreCount, browseQuery } from './browse-query.ts';
import { groupsOf } from './tag-group.ts';

const parse = (query: string, kind: Browse['kind'] = 'anime') =>
  parseBrowse(kind, new URLSearchParams(query), null);

describe('the address of a browse page', () => {
  it('asks for all works by popularity when it says nothing', () => {
    const all = parse('');
    expect(all).toMatchObject({ sort: 'popular', isReversed: false, genre: { wanted: [] } });
    expect(browseQuery(all)).toBe('');
    expect(browseFilterCount(all)).toBe(0);
  });

  it('is read back as it was written', () => {
    const address =
      '?genre=Drama&genre=Music&no-genre=Comedy&tag=School&no-format=MOVIE&status=FINISHED&year=2023&season=FALL&score=80&rank=60&service=netflix&region=DE&mine=off&source=MANGA&studio=Madhouse&country=JP&adult=without&years-from=2010&years-to=2020&episodes-to=13&minutes-from=20&sort=trending&reverse=on';
    expect(browseQuery(parse(address))).toBe(address);
    expect(browseFilterCount(parse(address))).toBe(19);
    expect(browseMoreCount(parse(address))).toBe(9);
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
    expect(
      parse(
        'season=FALL&studio=Shaft&format=TV&service=netflix&region=JP&episodes-from=3&volumes-to=9',
        'manga',
      ),
    ).toEqual({ ...parse('', 'manga'), volumes: { least: null, most: 9 } });
    expect(parse('format=MANGA&chapters-from=2&volumes-to=9')).toEqual(parse(''));
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

it('takes numbers in the wrong order for what is between them', () => {
  expect(parse('episodes-from=26&episodes-to=12').episodes).toEqual({ least: 12, most: 26 });
  expect(parse('episodes-from=0&minutes-to=x&years-from=1800')).toEqual(parse(''));
});

it('has tags under their categories, and of the others those of most works', () => {
  const tag = (name: string, category: string | null, count: number) => ({ name, category, count });
  const others = Array.from({ length: 90 }, (_, at) =>
    tag(`o${String(at).padStart(2, '0')}`, null, at),
  );
  const tags = [tag('Yuri', 'Romance', 1), tag('Band', 'Music', 2), tag('Harem', 'Romance', 3)];
  const groups = groupsOf([...others, ...tags], {
    countOf: ({ count }) => count,
    nameOf: (category) => category ?? 'Other',
  });
  expect(groups.map(({ name }) => name)).toEqual(['Music', 'Romance', 'Other']);
  expect(groups[1]?.words).toEqual(['Harem', 'Yuri']);
  expect(groups[2]?.words).toHaveLength(80);
  expect(groups[2]?.words[0]).toBe('o10');
});
