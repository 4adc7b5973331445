import { describe, expect, test } from 'vitest';
import { filmOf, specialOf, type SingleWork } from './single-work.ts';

const work = (told: Partial<SingleWork> = {}): SingleWork => ({
  animeId: 'work',
  startOn: '2016-08-26',
  endOn: '2016-08-26',
  episodeCount: 1,
  isSameTitle: true,
  isSimilarTitle: true,
  ...told,
});

describe('a film', () => {
  test('is the only work of its title and year', () => {
    expect(filmOf([work(), work({ animeId: 'b', startOn: '2004' })], 2016)).toMatchObject([
      { animeId: 'work', episode: 1, reasons: ['TITLE', 'YEAR'] },
    ]);
    expect(filmOf([work(), work({ animeId: 'other', isSameTitle: false })], 2016)).toHaveLength(1);
  });

  test('is nothing if two works are alike, or the year is another', () => {
    expect(filmOf([work(), work({ animeId: 'b', startOn: '2016' })], 2016)).toEqual([]);
    expect(filmOf([work()], 2017)).toEqual([]);
  });

  test('without a year is all of its title or, if there is none, what is called alike', () => {
    const called = (...works: SingleWork[]) =>
      filmOf(works, null).map(({ animeId, reasons }) => [animeId, ...reasons]);
    const alike = work({ animeId: 'alike', isSameTitle: false });
    expect(called(alike, work(), work({ animeId: 'b', startOn: null }))).toEqual([
      ['work', 'TITLE'],
      ['b', 'TITLE'],
    ]);
    expect(called(alike)).toEqual([['alike', 'SIMILAR_TITLE']]);
    expect(called(work({ isSameTitle: false, isSimilarTitle: false }))).toEqual([]);
  });
});

describe('a special', () => {
  const ova = work({ startOn: '2020-01-10', endOn: '2020-05-01', episodeCount: 3 });
  test.each([
    ['2020-01-11', 1],
    ['2020-05-01', 3],
  ])('of %s is episode %i of what came out then', (airDate, episode) => {
    expect(specialOf([ova, work()], airDate)).toMatchObject([{ animeId: 'work', episode }]);
  });

  test('is nothing on another day, of a month only, or if two works came out then', () => {
    expect(specialOf([ova], '2020-03-01')).toEqual([]);
    expect(specialOf([work({ startOn: '2020-01', endOn: null })], '2020-01-10')).toEqual([]);
    expect(specialOf([ova, { ...ova, animeId: 'b' }], '2020-01-10')).toEqual([]);
    expect(specialOf([ova], null)).toEqual([]);
  });
});
