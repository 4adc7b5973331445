import { describe, expect, test } from 'vitest';
import { aMovieRule, anEntry, watched } from '../fixtures.ts';
import { createMappingGraph } from '../graph.ts';
import { LOCAL_PRIORITY, type MappingRule, type WatchedMedia } from '../model.ts';
import { resolve } from './resolve.ts';

const anime = [
  anEntry({
    animeId: 'clannad',
    titles: ['Tomoyo-hen'],
    startOn: '2008-07-16',
    endOn: '2008-07-16',
  }),
  anEntry({
    animeId: 'bleach',
    titles: ['Fade to Black'],
    startOn: '2008-12-13',
    endOn: '2008-12-13',
  }),
];

const resolveIn = (rules: readonly MappingRule[], seen: Partial<WatchedMedia> = {}) =>
  resolve(
    createMappingGraph({ rules, episodes: [], anime }),
    watched({ kind: 'movie', ids: [{ kind: 'tmdb', level: 'movie', id: 1 }], ...seen }),
    { today: '2026-11-21', trustAirDate: true },
  );

describe('a film that two sources take for different anime', () => {
  const curated = aMovieRule({ animeId: 'clannad', priority: 3, source: 'one' });
  const other = aMovieRule({ animeId: 'bleach', source: 'another' });
  const rules = [curated, other];

  test('is told by its title, otherwise by its date, otherwise not at all', () => {
    expect(resolveIn(rules, { title: 'fade to black' })).toMatchObject({ animeId: 'bleach' });
    expect(resolveIn(rules, { airDate: '2008-12-13' })).toMatchObject({ animeId: 'bleach' });
    expect(resolveIn(rules, { airDate: '2008-07-20' })).toMatchObject({ animeId: 'clannad' });
    const told = { title: 'Tomoyo-hen', airDate: '2008-12-13' };
    expect(resolveIn(rules, told)).toMatchObject({ animeId: 'clannad' });
    for (const seen of [
      {},
      { title: 'Bleach 3' },
      { airDate: '2008-09-30' },
      { airDate: '2009-09-15' },
    ])
      expect(resolveIn(rules, seen)).toEqual({ outcome: 'ambiguous' });
  });

  test('is the one that a third source seconds, or that an editor said', () => {
    const seconding = { ...curated, priority: 1, source: 'third' };
    expect(resolveIn([...rules, seconding])).toMatchObject({ animeId: 'clannad' });
    const said = { ...curated, priority: LOCAL_PRIORITY };
    expect(resolveIn([said, other])).toMatchObject({ animeId: 'clannad' });
  });
});

test('a film of a double bill is told by its date if its title tells nothing', () => {
  const both = ['clannad', 'bleach'].map((animeId) => aMovieRule({ animeId }));
  expect(resolveIn(both, { airDate: '2008-12-13' })).toMatchObject({ animeId: 'bleach' });
  const one = aMovieRule({ animeId: 'bleach', priority: 0, source: 'another' });
  expect(resolveIn([...both, one])).toEqual({ outcome: 'ambiguous' });
});
