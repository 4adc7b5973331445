import { expect, test } from 'vitest';
import { aRule } from '../fixtures.ts';
import { lastEpisodes } from './last-episode.ts';

const lastOf = (...rules: Parameters<typeof aRule>[0][]) =>
  lastEpisodes(rules.map((rule) => aRule({ animeId: 'a', priority: 2, ...rule }))).get('a');

test('the last episode is where the rules of an entry end', () => {
  expect(lastOf({ season: 1, from: 1, to: 28 })).toBe(28);
  expect(lastOf({ season: 1, from: 13, to: 25, animeFrom: 1 })).toBe(13);
  const seasons = [
    { from: 1, to: 12 },
    { from: 13, to: 20, animeFrom: 13 },
  ];
  expect(lastOf(...seasons.map((range, i) => ({ ...range, season: i + 1 })))).toBe(20);
});

test('nothing is known where an end is open, where rules are derived, and of specials', () => {
  expect(lastOf({ season: 1, from: 1, to: 12 }, { season: 2, from: 1, to: null })).toBeUndefined();
  expect(lastOf({ season: 1, from: 1, to: 12, priority: 0 })).toBeUndefined();
  expect(lastOf({ season: 0, from: 1, to: 2 })).toBeUndefined();
  expect(lastOf({ season: 1, from: 1, to: 2, special: true })).toBeUndefined();
});

test('the rules with most authority speak', () => {
  const rough = { season: 1, from: 1, to: 26, priority: 1 };
  expect(lastOf(rough, { season: 1, from: 1, to: 28, priority: 3 })).toBe(28);
});
