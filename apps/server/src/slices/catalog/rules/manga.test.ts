import { describe, expect, it } from 'vitest';
import type { MangaClaim } from '../manga.ts';
import { adaptationsByTitle } from './adaptation.ts';
import { mergeManga } from './merge-manga.ts';
import { sameWork } from './same-work.ts';
import { nameKey, titleKey } from './title-key.ts';

const claim = (fields: Partial<MangaClaim>): MangaClaim => ({
  sourceId: '1',
  titleNative: '続き',
  titleRomaji: null,
  titleEnglish: null,
  synonyms: [],
  format: null,
  status: null,
  startOn: null,
  endOn: null,
  volumeCount: null,
  chapterCount: null,
  magazine: null,
  publisher: null,
  country: null,
  staff: [],
  genres: [],
  tags: [],
  averageScore: null,
  popularity: null,
  isAdult: null,
  coverUrl: null,
  bannerUrl: null,
  externalIds: [],
  ...fields,
});

const author = (name: string, nameNative: string | null = null) => ({
  name,
  nameNative,
  role: 'STORY_AND_ART' as const,
});

describe('what sources say of one work', () => {
  const merged = mergeManga([
    {
      source: 'a',
      claim: claim({ startOn: '1999', externalIds: [{ site: 'mal', id: '1', isPrimary: true }] }),
    },
    {
      source: 'b',
      claim: claim({
        titleNative: 'つづき',
        titleRomaji: 'Tsuzuki',
        startOn: '1998-12-01',
        volumeCount: 3,
        isAdult: false,
        staff: [author('Ada')],
        externalIds: [
          { site: 'mal', id: '1', isPrimary: true },
          { site: 'kitsu', id: '2', isPrimary: true },
        ],
      }),
    },
    {
      source: 'c',
      claim: claim({
        isAdult: true,
        synonyms: [
          { text: 'TSUZUKI!', lang: null },
          { text: 'Sequel', lang: 'en' },
        ],
      }),
    },
  ]);

  it('is believed by precedence, field by field', () => {
    expect(merged).toMatchObject({
      titleNative: '続き',
      startOn: '1999',
      volumeCount: 3,
      titleRomaji: 'Tsuzuki',
    });
    expect(merged.provenance).toEqual({
      titleNative: 'a',
      startOn: 'a',
      titleRomaji: 'b',
      volumeCount: 'b',
      staff: 'b',
      isAdult: 'c',
    });
  });

  it('adds up to all ids and all spellings, each once', () => {
    expect(merged.externalIds.map(({ site, id }) => `${site}:${id}`)).toEqual(['kitsu:2', 'mal:1']);
    expect(merged.synonyms.map(({ text }) => text)).toEqual(['つづき', 'Sequel']);
  });

  it('makes it adult when one of them says so', () => {
    expect(merged.isAdult).toBe(true);
  });

  it('is bounded in titles, whatever a source writes', () => {
    const synonyms = Array.from({ length: 500 }, (_, n) => ({ text: `title ${n}`, lang: null }));
    expect(mergeManga([{ source: 'a', claim: claim({ synonyms }) }]).synonyms).toHaveLength(60);
  });
});

describe('the work a claim is about', () => {
  const known = {
    id: 'w',
    format: 'MANGA' as const,
    startOn: '1999-12',
    staff: [author('Naoki Urasawa', '浦沢直樹')],
  };

  it('is by the same hand, in either script and order of names', () => {
    for (const staff of [[author('Urasawa, Naoki')], [author('浦沢直樹', '浦沢直樹')]]) {
      expect(sameWork(claim({ staff, startOn: '2000' }), [known])?.id).toBe('w');
    }
  });

  it('is not by a stranger, of another time, in prose, or one of two', () => {
    const staff = [author('Naoki Urasawa')];
    expect(sameWork(claim({ staff: [author('Somebody Else')] }), [known])).toBeNull();
    expect(sameWork(claim({ staff: [] }), [known])).toBeNull();
    expect(sameWork(claim({ staff, startOn: '2012' }), [known])).toBeNull();
    expect(sameWork(claim({ staff, format: 'LIGHT_NOVEL' }), [known])).toBeNull();
    expect(sameWork(claim({ staff }), [known, { ...known, id: 'x' }])).toBeNull();
  });
});

describe('an anime is made from', () => {
  const anime = { id: 'a', titleKey: 'k', startOn: '2006-10-04' };
  const pairs = (...starts: (string | null)[]) =>
    adaptationsByTitle(
      starts.map((startOn, n) => ({ id: `m${n}`, titleKey: 'k', startOn })),
      [anime],
    ).map(({ mangaId }) => mangaId);

  it('the first work of its title, when that began before it', () => {
    expect(pairs('2004', '2003-12-01')).toEqual(['m1']);
    expect(pairs('2006')).toEqual(['m0']);
  });

  it('no later work, none of an unknown time, and none of two that began alike', () => {
    expect(pairs('2007')).toEqual([]);
    expect(pairs(null)).toEqual([]);
    expect(pairs('2003', '2003')).toEqual([]);
  });
});

it('titles and names compare without what is written now one way, now another', () => {
  expect(titleKey('ＮＡＲＵＴＯ－ナルト－！')).toBe(titleKey('Naruto -ナルト-'));
  expect(titleKey('ばら')).not.toBe(titleKey('はら'));
  expect(titleKey('♂♀')).not.toBe('');
  expect(nameKey('Ōtomo, Katsuhiro')).toBe(nameKey('Katsuhiro Otomo'));
});
