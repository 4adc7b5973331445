import { describe, expect, test } from 'vitest';
import { aMovieRule, anEntry, anEpisodeId, aRule, watched } from '../fixtures.ts';
import { createMappingGraph, type MappingData } from '../graph.ts';
import { LOCAL_PRIORITY, type MappingRule, type WatchedMedia } from '../model.ts';
import { MAX_EPISODES_OF_FILE, resolve, resolveAll } from './resolve.ts';

const options = { today: '2026-11-21', trustAirDate: true };

const resolveIn = (data: Partial<MappingData>, media: Partial<WatchedMedia> = {}) =>
  resolve(
    createMappingGraph({ rules: [], episodes: [], anime: [anEntry()], ...data }),
    watched(media),
    options,
  );

const outcomeIn = (...args: Parameters<typeof resolveIn>): string => resolveIn(...args).outcome;

const showId = (id = 1) => ({ kind: 'tmdb', level: 'show', id }) as const;
const tvdbShow = (id = 1) => ({ kind: 'tvdb', level: 'show', id }) as const;

describe('an episode', () => {
  test('is counted from where its rule begins', () => {
    const rules = [aRule({ from: 13, to: 25, animeFrom: 1 })];
    expect(resolveIn({ rules }, { episode: 25 })).toMatchObject({ animeId: 'anime', episode: 13 });
  });

  test('takes season 1 for a season that is not stated, but never for season 0', () => {
    const rules = [aRule()];
    expect(outcomeIn({ rules }, { season: null })).toBe('matched');
    expect(outcomeIn({ rules }, { season: 0 })).toBe('no_mapping');
    const absolute = [aRule({ season: -1, ofSeason: 0 })];
    expect(outcomeIn({ rules: absolute }, { season: 0 })).toBe('no_mapping');
  });

  test('that no rule covers lies out of range where the season is mapped, else has no mapping', () => {
    const rules = [aRule({ to: 12 })];
    expect(outcomeIn({ rules }, { episode: 13 })).toBe('out_of_range');
    expect(outcomeIn({ rules }, { season: 2 })).toBe('no_mapping');
    expect(outcomeIn({ rules }, { episode: null })).toBe('no_mapping');
    expect(outcomeIn({ rules }, { ids: [] })).toBe('no_external_id');
  });

  test('is never counted past the known end of its entry', () => {
    const anime = [anEntry({ episodeCount: 12 })];
    expect(outcomeIn({ rules: [aRule()], anime }, { episode: 13 })).toBe('out_of_range');
    expect(outcomeIn({ rules: [aRule({ animeFrom: 0 })], anime })).toBe('out_of_range');
  });

  test('that is an extra of the entry is never matched', () => {
    const rules = [aRule({ season: 0, special: true }), aRule({ season: -1 })];
    expect(outcomeIn({ rules }, { season: 0 })).toBe('no_mapping');
  });

  test('that is a part of one of ours is marked as such', () => {
    expect(resolveIn({ rules: [aRule({ partial: true })] })).toMatchObject({ partial: true });
  });

  test('of an entry that the catalogue lacks has no mapping', () => {
    expect(outcomeIn({ rules: [aRule({ animeId: 'gone' })] })).toBe('no_mapping');
  });
});

describe('rules that overlap', () => {
  const anime = [anEntry({ animeId: 'a' }), anEntry({ animeId: 'b' })];

  test('give way to the one of higher priority, then to the one that begins later', () => {
    const wide = aRule({ animeId: 'a', priority: 2 });
    const late = aRule({ animeId: 'b', from: 13, priority: 2 });
    const curated = aRule({ animeId: 'a', from: 13, to: 13, animeFrom: 40, priority: 9 });
    const at = { episode: 13 };
    expect(resolveIn({ rules: [wide, late], anime }, at)).toMatchObject({
      animeId: 'b',
      episode: 1,
    });
    expect(resolveIn({ rules: [wide, late, curated], anime }, at)).toMatchObject({ episode: 40 });
  });

  test('of two entries are ambiguous, unless the air date tells them apart', () => {
    const rules = [aRule({ animeId: 'a' }), aRule({ animeId: 'b' })];
    const dated = [
      anEntry({ animeId: 'a', startOn: '1977-10-01', endOn: '1978-09-30', episodeCount: 51 }),
      anEntry({ animeId: 'b', startOn: '1996-09-01', endOn: '1997-03-23', episodeCount: 23 }),
    ];
    expect(outcomeIn({ rules, anime: dated })).toBe('ambiguous');
    expect(resolveIn({ rules, anime: dated }, { airDate: '1996-09-15' })).toMatchObject({
      animeId: 'b',
    });
    expect(outcomeIn({ rules, anime: dated }, { airDate: '1987-01-01' })).toBe('ambiguous');
  });

  test('of two entries leave the one that another source seconds', () => {
    const claims = [aRule({ animeId: 'a', priority: 3 }), aRule({ animeId: 'b', priority: 3 })];
    const seconding = aRule({ animeId: 'a', source: 'another' });
    expect(resolveIn({ rules: [...claims, seconding], anime })).toMatchObject({ animeId: 'a' });
    const both = [seconding, { ...seconding, animeId: 'b' }];
    for (const rules of [
      [...claims, ...both],
      [...claims, { ...seconding, source: 'test' }],
      [...claims, { ...seconding, animeFrom: 2 }],
    ])
      expect(outcomeIn({ rules, anime })).toBe('ambiguous');
  });

  test('leave numbers that an entry cannot have to the others', () => {
    const counted = [anEntry({ animeId: 'a', episodeCount: 12 }), anEntry({ animeId: 'b' })];
    const rules = [aRule({ animeId: 'a' }), aRule({ animeId: 'b', from: 13, priority: 0 })];
    const at = { episode: 13 };
    expect(resolveIn({ rules, anime: counted }, at)).toMatchObject({ animeId: 'b', episode: 1 });
    expect(resolveIn({ rules, anime }, at)).toMatchObject({ animeId: 'a', episode: 13 });
  });

  test('of one entry that disagree on the number are ambiguous, and one if they agree', () => {
    const rules = [aRule({ to: 12 }), aRule({ to: 24 })];
    expect(outcomeIn({ rules })).toBe('matched');
    expect(outcomeIn({ rules: [...rules, aRule({ animeFrom: 5 })] })).toBe('ambiguous');
  });
});

test('a special of a list without an end is the first episode, unless the run has room for more', () => {
  const rules = [aRule({ season: 0, from: 3 })];
  const of = (endOn: string) => ({ rules, anime: [anEntry({ startOn: '2020-08-16', endOn })] });
  const media = { season: 0, airDate: '2020-08-16' };
  expect(outcomeIn(of('2020-08-16'), { ...media, episode: 3 })).toBe('matched');
  expect(outcomeIn(of('2020-08-16'), { ...media, episode: 4 })).toBe('out_of_range');
  expect(outcomeIn(of('2020-09-16'), { ...media, episode: 4 })).toBe('matched');
});

test('a stated rule is not believed if the air date is that of an episode months away', () => {
  const anime = [anEntry({ startOn: '2001-10-06', endOn: '2003-09-27', episodeCount: 100 })];
  const rules = [aRule({ season: 3, to: 29, animeFrom: 52, priority: 3 })];
  const at = (airDate: string | null) => outcomeIn({ rules, anime }, { season: 3, airDate });
  expect(at('2003-02-15')).toBe('ambiguous');
  expect(at('2002-10-05')).toBe('matched');
  expect(at(null)).toBe('matched');
});

describe('absolute numbers', () => {
  const running = aRule({ season: -1 });
  const derived = aRule({ season: -1, from: 25, to: 47, ofSeason: 2, priority: 0 });

  test('are read where a library files everything under season 1', () => {
    expect(resolveIn({ rules: [running] }, { episode: 1061 })).toMatchObject({ episode: 1061 });
    expect(outcomeIn({ rules: [running] }, { season: 22, episode: 1155 })).toBe('no_mapping');
  });

  test('are read in the season they belong to', () => {
    expect(resolveIn({ rules: [derived] }, { season: 2, episode: 25 })).toMatchObject({
      episode: 1,
    });
    expect(outcomeIn({ rules: [derived] }, { season: 3, episode: 25 })).toBe('no_mapping');
  });

  test('give way to the numbers of the season', () => {
    const rules = [running, aRule({ season: 1, to: 61, animeFrom: 100, priority: 0 })];
    expect(resolveIn({ rules }, { episode: 3 })).toMatchObject({ episode: 102 });
  });

  test('are the only ones read for an id that says so, specials apart', () => {
    const rules = [running, aRule({ season: 22, animeFrom: 500 }), aRule({ season: 0 })];
    const ids = [{ ...showId(), season: 22, number: 40, absolute: true }];
    expect(resolveIn({ rules }, { ids })).toMatchObject({ episode: 40 });
    const special = [{ ...showId(), season: 0, number: 3, absolute: true }];
    expect(resolveIn({ rules }, { ids: special })).toMatchObject({ rule: { season: 0 } });
  });
});

describe('a rule without an end', () => {
  const rules = [aRule({ season: 2 })];
  const over = anEntry({ startOn: '2026-01-11', endOn: '2026-03-29' });
  const at = (episode: number, airDate: string | null) => ({ season: 2, episode, airDate });

  test('holds while the entry is on, for a season more than it had weeks', () => {
    const anime = [anEntry({ startOn: '1999-10-20' })];
    expect(outcomeIn({ rules, anime }, at(1_200, null))).toBe('matched');
    expect(outcomeIn({ rules, anime }, at(1_500, null))).toBe('out_of_range');
    const since = [anEntry({ startOn: '2026-07-01' })];
    expect(outcomeIn({ rules, anime: since }, at(24, null))).toBe('matched');
    expect(outcomeIn({ rules, anime: since }, at(300, '2026-07-20'))).toBe('out_of_range');
  });

  test('holds for an entry whose first day nobody knows', () => {
    const anime = [anEntry({ startOn: null, endOn: null })];
    expect(outcomeIn({ rules, anime }, at(300, null))).toBe('matched');
  });

  test('holds for an entry that is over as far as its dates reach', () => {
    const data = { rules, anime: [over] };
    expect(outcomeIn(data, at(11, null))).toBe('matched');
    expect(outcomeIn(data, at(13, null))).toBe('out_of_range');
    expect(outcomeIn(data, at(13, '2026-03-29'))).toBe('matched');
    expect(outcomeIn(data, at(11, '2027-01-10'))).toBe('out_of_range');
  });
});

describe('ids of an episode', () => {
  const episodes = [anEpisodeId({ season: 1, number: 25 })];
  const rules = [aRule({ from: 25, to: 47 }), aRule({ season: 2, animeFrom: 90 })];
  const episodeId = { kind: 'tmdb', level: 'episode', id: 100 } as const;
  const inLibrary = { season: 2, episode: 1 };

  test('that are known say where the episode lies, whatever the order of the library', () => {
    const ids = [showId(), episodeId];
    expect(resolveIn({ rules, episodes }, { ...inLibrary, ids })).toMatchObject({ episode: 1 });
  });

  test('that are known and not mapped leave the numbers of the library without a say', () => {
    const unmapped = [anEpisodeId({ season: 7, number: 3 })];
    const ids = [showId(), episodeId];
    expect(outcomeIn({ rules, episodes: unmapped }, { ...inLibrary, ids })).toBe('no_mapping');
  });

  test('that are not known are read as the show only if its titles do not object', () => {
    const ids = [{ kind: 'tmdb', level: 'episode', id: 1 } as const];
    const read = (showTitle: string | null) => outcomeIn({ rules: [aRule()] }, { ids, showTitle });
    expect(read(null)).toBe('matched');
    expect(read('An Anime: Second Season')).toBe('matched');
    expect(read('The Middle')).toBe('no_mapping');
  });
});

describe('the two kinds', () => {
  const anime = [
    anEntry({ animeId: 'old', startOn: '2004-10-05', endOn: '2012-03-27' }),
    anEntry({ animeId: 'new', startOn: '2022-10-10', endOn: '2023-06-25' }),
  ];
  const a = aRule({ animeId: 'new', to: 13 });
  const b = aRule({ kind: 'tvdb', animeId: 'old', to: 20, animeFrom: 21 });
  const ids = [tvdbShow(), showId()];

  test('are asked in their order: B only where A has nothing', () => {
    expect(resolveIn({ rules: [a, b], anime }, { ids })).toMatchObject({ animeId: 'new' });
    expect(resolveIn({ rules: [b], anime }, { ids })).toMatchObject({ animeId: 'old' });
  });

  test('are weighed by the air date where it disproves A and fits B, if that is wanted', () => {
    const graph = createMappingGraph({ rules: [a, b], episodes: [], anime });
    const media = watched({ ids, airDate: '2005-01-11' });
    expect(resolve(graph, media, options)).toMatchObject({ animeId: 'old' });
    const untrusting = { ...options, trustAirDate: false };
    expect(resolve(graph, media, untrusting)).toMatchObject({ animeId: 'new' });
    const fitting = watched({ ids, airDate: '2022-10-17' });
    expect(resolve(graph, fitting, options)).toMatchObject({ animeId: 'new' });
  });

  test('report the more telling of two misses', () => {
    const rules = [aRule({ kind: 'tvdb', to: 12 })];
    expect(outcomeIn({ rules }, { ids, episode: 99 })).toBe('out_of_range');
  });
});

describe('a film', () => {
  const film = { kind: 'movie', ids: [{ kind: 'tmdb', level: 'movie', id: 1 }] } as const;
  const anime = [
    anEntry({ animeId: 'a', titles: ['First Half'], episodeCount: 1 }),
    anEntry({ animeId: 'b', titles: ['Second Half'], episodeCount: 1 }),
  ];
  const both = [aMovieRule({ animeId: 'a' }), aMovieRule({ animeId: 'b' })];

  test('is the first episode of its entry', () => {
    const data = { rules: [aMovieRule({ animeId: 'a' })], anime };
    expect(resolveIn(data, film)).toMatchObject({ animeId: 'a', episode: 1 });
  });

  test('of a double bill is told by its title', () => {
    const data = { rules: both, anime };
    expect(resolveIn(data, { ...film, title: 'second half' })).toMatchObject({ animeId: 'b' });
    expect(outcomeIn(data, { ...film, title: 'Third Half' })).toBe('ambiguous');
    expect(outcomeIn(data, film)).toBe('ambiguous');
  });

  test('is not looked up among shows, nor an episode among films', () => {
    expect(outcomeIn({ rules: [aRule()] }, film)).toBe('no_mapping');
    const ids = [{ kind: 'tmdb', level: 'movie', id: 1 } as const];
    expect(outcomeIn({ rules: [aMovieRule()] }, { ids })).toBe('no_external_id');
  });
});

test('music matches nothing', () => {
  expect(outcomeIn({ rules: [aRule()] }, { kind: 'other' })).toBe('no_external_id');
});

describe('a file with several episodes', () => {
  const graph = createMappingGraph({
    rules: [aRule({ to: 12, animeId: 'a' }), aRule({ from: 13, to: 25, animeId: 'b' })],
    episodes: [anEpisodeId({ number: 12 })],
    anime: [anEntry({ animeId: 'a', episodeCount: 12 }), anEntry({ animeId: 'b' })],
  });

  test('may cross from one entry into the next', () => {
    const found = resolveAll(graph, watched({ episode: 12, episodeEnd: 13 }), options);
    expect(found).toMatchObject([
      { animeId: 'a', episode: 12 },
      { animeId: 'b', episode: 1 },
    ]);
  });

  test('goes on from the episode its id names', () => {
    const ids = [{ kind: 'tmdb', level: 'episode', id: 100 } as const];
    const media = watched({ season: 9, episode: 1, episodeEnd: 2, ids });
    expect(resolveAll(graph, media, options)).toMatchObject([{ animeId: 'a' }, { animeId: 'b' }]);
  });

  test('is cut where a range is absurd, and is one episode where it runs backwards', () => {
    const count = (episodeEnd: number) =>
      resolveAll(graph, watched({ episodeEnd }), options).length;
    expect(count(2_023)).toBe(MAX_EPISODES_OF_FILE);
    expect(count(0)).toBe(1);
  });
});

describe('a match that was only computed', () => {
  const first = anEntry({ animeId: 'first', startOn: '2016-04-03', endOn: '2016-09-18' });
  const again = anEntry({ animeId: 'again', startOn: '2020-01-01', endOn: '2020-04-01' });
  const second = anEntry({ animeId: 'second', startOn: '2020-07-08', endOn: '2020-09-30' });
  const anime = [first, again, second];
  const derived = { priority: 0, animeFrom: 1 };
  const rules = [
    aRule({ ...derived, animeId: 'first', from: 1, to: 25 }),
    aRule({ ...derived, animeId: 'again', from: 26, to: 50 }),
    aRule({ ...derived, animeId: 'second', from: 51, to: 63 }),
  ];
  const airing = (airDate: string | null, episode = 26) =>
    resolveIn({ rules, anime }, { episode, airDate });

  test('gives way to the date where another run of the show is nearer', () => {
    expect(airing('2020-07-08')).toEqual({ outcome: 'ambiguous' });
    expect(airing('2016-09-18')).toEqual({ outcome: 'ambiguous' });
    expect(airing('2020-01-01')).toMatchObject({ animeId: 'again', episode: 1 });
    expect(airing('2016-09-19', 25)).toMatchObject({ animeId: 'first', episode: 25 });
    expect(airing(null)).toMatchObject({ animeId: 'again' });
  });

  test('stands where it was stated', () => {
    const stated = rules.map((rule) => ({ ...rule, priority: 2 }));
    const found = (airDate: string) =>
      resolveIn({ rules: stated, anime }, { episode: 26, airDate });
    expect(found('2020-04-20')).toMatchObject({ animeId: 'again', episode: 1 });
    expect(found('2021-01-01')).toMatchObject({ animeId: 'again', episode: 1 });
  });

  test('gives way although it was stated where another run of the show aired then, or it aired in another year', () => {
    const withPriority = (priority: number) => rules.map((rule) => ({ ...rule, priority }));
    const found = (priority: number, airDate: string) =>
      resolveIn({ rules: withPriority(priority), anime }, { episode: 26, airDate });
    expect(found(2, '2020-07-08')).toEqual({ outcome: 'ambiguous' });
    expect(found(2, '2022-01-01')).toEqual({ outcome: 'ambiguous' });
    expect(found(LOCAL_PRIORITY, '2020-07-08')).toMatchObject({ animeId: 'again' });
    expect(found(LOCAL_PRIORITY, '2022-01-01')).toMatchObject({ animeId: 'again' });
  });

  test('stands for the later episodes of a file, whose date is that of the first', () => {
    const stated = [
      aRule({ priority: 2, animeId: 'first', to: 25 }),
      aRule({ priority: 2, animeId: 'second', from: 26, to: 50 }),
    ];
    const graph = createMappingGraph({ rules: stated, episodes: [], anime });
    const file = watched({ episode: 25, episodeEnd: 26, airDate: '2016-09-18' });
    expect(resolveAll(graph, file, options)).toMatchObject([
      { animeId: 'first', episode: 25 },
      { animeId: 'second', episode: 1 },
    ]);
  });

  test('takes the later episodes of a file along where the date moves the first', () => {
    const seen = { episode: 3, episodeEnd: 4 };
    const [wrong, right] = [
      aRule({ animeId: 'second', priority: 3, to: 25 }),
      aRule({ animeId: 'first', priority: 1, to: 25 }),
    ];
    const found = (stated: MappingRule[], airDate: string | null) =>
      resolveAll(
        createMappingGraph({ rules: stated, episodes: [], anime }),
        watched({ ...seen, airDate }),
        options,
      );
    expect(found([wrong, right], '2016-04-17')).toMatchObject([
      { animeId: 'first', episode: 3 },
      { animeId: 'first', episode: 4 },
    ]);
    expect(found([wrong, right], null)).toMatchObject([
      { animeId: 'second', episode: 3 },
      { animeId: 'second', episode: 4 },
    ]);
    expect(found([wrong], '2008-01-01')).toEqual([
      { outcome: 'ambiguous' },
      { outcome: 'ambiguous' },
    ]);
  });

  test('leaves its place to what the date fits', () => {
    const wrong = aRule({ animeId: 'second', priority: 3, to: 25 });
    const right = aRule({ animeId: 'first', priority: 1, to: 25 });
    const found = (airDate: string | null) =>
      resolveIn({ rules: [wrong, right], anime }, { episode: 1, airDate });
    expect(found('2016-04-03')).toMatchObject({ animeId: 'first' });
    expect(found(null)).toMatchObject({ animeId: 'second' });
  });

  test('from numbers that run through the show needs the run to hold the date', () => {
    const running = [aRule({ ...derived, animeId: 'second', season: -1, from: 1, to: 60 })];
    const at = (airDate: string | null) =>
      resolveIn({ rules: running, anime }, { episode: 13, airDate }).outcome;
    expect([at('2020-09-30'), at(null), at('2001-01-01')]).toEqual([
      'matched',
      'matched',
      'ambiguous',
    ]);
  });
});

describe('an entry that is over and has no count on record', () => {
  const over = anEntry({ startOn: '2023-09-29', endOn: '2024-03-22' });
  test.each([0, 1, 2])(
    'is believed for its weeks, and beyond by the date (priority %i)',
    (priority) => {
      const data = { rules: [aRule({ priority })], anime: [over] };
      const at = (episode: number, airDate: string | null = null) =>
        outcomeIn(data, { episode, airDate });
      expect([at(1), at(26), at(27), at(28, '2024-03-22'), at(29, '2024-06-16')]).toEqual([
        'matched',
        'matched',
        'out_of_range',
        'matched',
        'out_of_range',
      ]);
    },
  );
});
