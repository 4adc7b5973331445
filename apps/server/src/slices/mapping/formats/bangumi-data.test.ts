import { describe, expect, test } from 'vitest';
import { deriveMappingRules, type MappableAnime } from './bangumi-data.ts';

const row = (
  id: string,
  tmdb: string | string[],
  fields: Partial<MappableAnime> = {},
): MappableAnime => ({
  id,
  titleNative: id,
  titleRomaji: null,
  titleEnglish: null,
  format: 'TV',
  episodeCount: 12,
  episodeCountSource: 'RECORDED',
  startOn: '2020-01-10',
  endOn: '2020-03-27',
  externalIds: [tmdb].flat().map((of) => ({ site: 'tmdb', id: of, isPrimary: true })),
  ...fields,
});

const rulesOf = (...rows: MappableAnime[]) =>
  deriveMappingRules(rows).rules.map(({ animeId, level, id, season, from, to, priority }) => ({
    animeId,
    at: level === 'movie' ? `movie ${id}` : `${id} s${season} ${from}-${to ?? ''}`,
    priority,
  }));

describe('an id of TMDB', () => {
  test('that names a film gives a film', () => {
    const film = row('film', 'movie/129', { format: 'MOVIE', episodeCount: 1 });
    expect(rulesOf(film)).toEqual([{ animeId: 'film', at: 'movie 129', priority: 1 }]);
  });

  test('that names a season gives its episodes, and a bare one those of season 1', () => {
    expect(rulesOf(row('a', 'tv/7/season/2'))).toEqual([
      { animeId: 'a', at: '7 s2 1-12', priority: 1 },
    ]);
    expect(rulesOf(row('a', 'tv/7'))).toEqual([{ animeId: 'a', at: '7 s1 1-12', priority: 0 }]);
  });

  test('that names an episode gives the range that begins there, specials included', () => {
    const ova = row('ova', 'tv/7/season/0/episode/3', { format: 'OVA', episodeCount: 2 });
    expect(rulesOf(ova)).toEqual([{ animeId: 'ova', at: '7 s0 3-4', priority: 1 }]);
  });

  test('is bounded by a recorded count alone', () => {
    const estimated = { episodeCount: 26, episodeCountSource: 'ESTIMATED' } as const;
    expect(rulesOf(row('a', 'tv/7', estimated))[0]?.at).toBe('7 s1 1-');
    expect(rulesOf(row('a', 'tv/7/season/2', estimated))[0]?.at).toBe('7 s2 1-');
    expect(rulesOf(row('a', 'tv/7/season/0/episode/3', estimated))[0]?.at).toBe('7 s0 3-');
    const unknown = { episodeCount: null, episodeCountSource: null };
    expect(rulesOf(row('a', 'tv/7', unknown))[0]?.at).toBe('7 s1 1-');
  });

  test('that names no range is refused with its reason', () => {
    const { rules, refused } = deriveMappingRules([
      row('specials', 'tv/7/season/0'),
      row('chapter', 'tv/8', { format: 'MOVIE', episodeCount: 1 }),
      row('series', 'movie/9', { episodeCount: 6 }),
      row('broken', 'tv/284196-mofusand'),
    ]);
    expect(rules).toEqual([]);
    expect(refused.map(({ animeId }) => animeId)).toEqual([
      'specials',
      'chapter',
      'series',
      'broken',
    ]);
  });

  test('of another site says nothing', () => {
    const other = { externalIds: [{ site: 'mal', id: 'tv/7', isPrimary: true }] };
    expect(deriveMappingRules([row('a', [], other)])).toEqual({ rules: [], refused: [] });
  });
});

describe('several entries in one season', () => {
  const first = row('first', 'tv/7');
  const second = row('second', 'tv/7', { startOn: '2021-01-08', endOn: '2021-03-26' });
  const third = row('third', 'tv/7', { startOn: '2022-01-07', endOn: null, episodeCount: null });

  test('follow one another as their runs do', () => {
    expect(rulesOf(third, second, first)).toEqual([
      { animeId: 'first', at: '7 s1 1-12', priority: 0 },
      { animeId: 'second', at: '7 s1 13-24', priority: 0 },
      { animeId: 'third', at: '7 s1 25-', priority: 0 },
      { animeId: 'second', at: '7 s2 1-12', priority: 0 },
      { animeId: 'third', at: '7 s3 1-', priority: 0 },
    ]);
  });

  test('may be seasons as well, unless ids name those, or something else than a series is among them', () => {
    const seasonsOf = (...rows: MappableAnime[]) =>
      rulesOf(...rows).flatMap(({ at }) => (at.includes(' s1 ') ? [] : [at]));
    expect(seasonsOf(first, second)).toEqual(['7 s2 1-12']);
    expect(seasonsOf(first, { ...second, format: 'OVA' }, third)).toEqual(['7 s2 1-']);
    const named = row('named', 'tv/7/season/2', { startOn: '2023-01-06', endOn: '2023-03-24' });
    expect(seasonsOf(first, second, third, named)).toEqual(['7 s2 1-12', '7 s3 1-']);
    expect(seasonsOf(first, { ...second, startOn: '2020-02-01' })).toEqual([]);
  });

  test('are not built upon an estimate: the run is left to the air date, and the chain stops', () => {
    const estimated = { ...second, episodeCountSource: 'ESTIMATED' } as const;
    expect(rulesOf(first, estimated, third)).toEqual([
      { animeId: 'first', at: '7 s1 1-12', priority: 0 },
      { animeId: 'second', at: '7 s1 13-', priority: 0 },
      { animeId: 'second', at: '7 s2 1-', priority: 0 },
      { animeId: 'third', at: '7 s3 1-', priority: 0 },
    ]);
  });

  test('that run side by side contest every number', () => {
    const recut = row('recut', 'tv/7', { startOn: '2020-02-01', episodeCount: 13 });
    expect(rulesOf(first, recut)).toEqual([
      { animeId: 'first', at: '7 s1 1-13', priority: 0 },
      { animeId: 'recut', at: '7 s1 1-13', priority: 0 },
    ]);
  });

  test('leave out what shows others again, before, between and beside them', () => {
    const again = (fields: Partial<MappableAnime>, id = 'again') =>
      row(id, 'tv/7', { titleNative: 'アニメ 新編集版', ...fields });
    const between = again({ startOn: '2020-06-05', endOn: '2020-08-28' });
    const beside = again({ startOn: '2020-02-01', endOn: '2020-03-01' });
    for (const each of [between, beside, again({ titleEnglish: 'Special Edited Version' })]) {
      expect(rulesOf(first, each, second)).toEqual(rulesOf(first, second));
    }
    expect(rulesOf(between)).toEqual([{ animeId: 'again', at: '7 s1 1-12', priority: 0 }]);
  });

  test('leave out a prologue of one day, but not a season that came out on one', () => {
    const day = { startOn: '2019-12-01', endOn: '2019-12-01', format: 'ONA' } as const;
    const prologue = row('prologue', 'tv/7', { ...day, episodeCount: 1 });
    expect(rulesOf(prologue, first, second)).toEqual(rulesOf(first, second));
    const season = row('season', 'tv/7', { ...day, episodeCount: 12 });
    expect(rulesOf(season, first).map(({ at }) => at)).toContain('7 s1 13-24');
  });

  test('are side by side as long as their dates do not say otherwise', () => {
    const vague = { ...first, endOn: '2021' };
    expect(rulesOf(vague, second).map(({ at }) => at)).toEqual(['7 s1 1-12', '7 s1 1-12']);
  });

  test('are one where an entry names its season twice', () => {
    expect(rulesOf(row('a', ['tv/7', 'tv/7/season/1']))).toEqual([
      { animeId: 'a', at: '7 s1 1-12', priority: 1 },
    ]);
  });

  test('do not push back one whose first episode is stated', () => {
    const ova = row('ova', 'tv/7/season/1/episode/13', { format: 'OVA', episodeCount: 1 });
    expect(rulesOf(first, ova).map(({ at }) => at)).toEqual(['7 s1 13-13', '7 s1 1-12']);
  });
});

describe('what came out beside a series', () => {
  const series = row('series', 'tv/7');
  const shorts = { format: 'ONA', episodeCount: null, episodeCountSource: null } as const;
  const whole = [{ animeId: 'series', at: '7 s1 1-12', priority: 0 }];

  test('is no part of its season, if its id names the show alone', () => {
    expect(rulesOf(series, row('shorts', 'tv/7', shorts))).toEqual(whole);
    expect(rulesOf(series, row('disc', 'tv/7', { format: 'OVA', episodeCount: 3 }))).toEqual(whole);
  });

  test.each<[string, string, Partial<MappableAnime>]>([
    ['its id names the season', 'tv/7/season/1', shorts],
    ['it is longer', 'tv/7', { format: 'ONA', episodeCount: 26 }],
    ['it came out later', 'tv/7', { ...shorts, startOn: '2020-05-01', endOn: '2020-06-01' }],
    ['it is a series', 'tv/7', {}],
  ])('is one if %s', (_, id, fields) => {
    const rules = rulesOf(series, row('other', id, fields));
    expect(rules.filter(({ at }) => at.startsWith('7 s1')).length).toBe(2);
  });
});
