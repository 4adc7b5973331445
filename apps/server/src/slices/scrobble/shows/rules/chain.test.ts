import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeInChain, type ChainEntry } from './chain.ts';

const entry = (
  animeId: string,
  season: number | null,
  startOn: string | null,
  episodeCount: number | null = 12,
): ChainEntry => ({ animeId, season, startOn, endOn: null, episodeCount, weeks: null });

/** Two cours of a first season, an arc that no number names, and a third season. */
const CHAIN = [
  entry('first', 1, '2020-01-05'),
  entry('second cour', 1, '2020-07-05'),
  entry('arc', null, '2021-01-03', 7),
  entry('third', 3, '2022-01-02', null),
];
const place = (season: number | null, number: number, airDate: string | null = null) => {
  const found = placeInChain(CHAIN, { season, number, airDate });
  return found && `${found.animeId} ${found.episode} by ${found.by}`;
};

describe('with the air date', () => {
  test.each([
    [1, 1, '2020-01-05', 'first 1 by date'],
    [1, 13, '2020-07-05', 'second cour 1 by date'],
    // Another library begins a season with the second cour.
    [2, 1, '2020-07-06', 'second cour 1 by date'],
    [2, 3, '2021-01-17', 'arc 3 by date'],
    // Numbers that run through the whole show.
    [1, 27, '2021-01-17', 'arc 3 by date'],
    [4, 2, '2022-01-09', 'third 2 by date'],
    // A week was left out, and several were shown on the first evening.
    [1, 6, '2020-02-16', 'first 6 by date'],
    [1, 4, '2020-01-05', 'first 4 by date'],
  ])('S%iE%i of %s is %s', (season, number, airDate, expected) => {
    expect(place(season, number, airDate)).toBe(expected);
  });

  test('that fits nothing, the numbers decide, if titles name the season', () => {
    expect(place(3, 5, '2008-01-20')).toBe('third 5 by numbers');
    expect(place(2, 3, '2008-01-20')).toBeNull();
  });
});

describe('after a part whose count nobody knows', () => {
  const PARTS = [
    { ...entry('first', 1, '2024-10-02', null), endOn: '2024-11-20', weeks: 8 },
    { ...entry('second', null, '2025-02-05', null), endOn: '2025-03-26', weeks: 8 },
  ];
  test.each([
    [9, '2025-02-05', 'second 1 by date'],
    [10, '2025-02-13', 'second 2 by date'],
    [16, '2025-03-26', 'second 8 by date'],
    // The weeks of the first part are not its count, or one of the second was left out.
    [11, '2025-02-12', undefined],
    [11, '2025-02-26', undefined],
  ])('E%i of %s counts on from its weeks, if the day is right', (number, airDate, expected) => {
    const found = placeInChain(PARTS, { season: 1, number, airDate });
    const dated = found?.by === 'date' ? found : null;
    expect(dated ? `${dated.animeId} ${dated.episode} by date` : undefined).toBe(expected);
  });
});

describe('without an air date', () => {
  test.each([
    [null, 5, 'first 5 by numbers'],
    [1, 12, 'first 12 by numbers'],
    [1, 13, 'second cour 1 by numbers'],
    [3, 40, 'third 40 by numbers'],
    [1, 25, null],
    [2, 1, null],
    [0, 1, null],
  ])('S%iE%i is %s', (season, number, expected) => {
    expect(place(season, number)).toBe(expected);
  });
});

test('a place is never outside an entry, and never of a season that the server calls specials', () => {
  const day = fc.date({
    min: new Date('2019-01-01'),
    max: new Date('2023-01-01'),
    noInvalidDate: true,
  });
  const asked = fc.record({
    season: fc.option(fc.integer({ min: 0, max: 6 })),
    number: fc.integer({ min: 0, max: 80 }),
    airDate: fc.option(day.map((date) => date.toISOString().slice(0, 10))),
  });
  fc.assert(
    fc.property(asked, (episode) => {
      const found = placeInChain(CHAIN, episode);
      const of = CHAIN.find(({ animeId }) => animeId === found?.animeId);
      if (found === null) return true;
      return (
        episode.season !== 0 && found.episode >= 1 && found.episode <= (of?.episodeCount ?? 80)
      );
    }),
  );
});
