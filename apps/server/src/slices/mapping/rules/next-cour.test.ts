import { expect, test } from 'vitest';
import { aRule } from '../fixtures.ts';
import type { MappingRule } from '../model.ts';
import type { KnownEntry } from './complete-rules.ts';
import { deriveNextCours } from './next-cour.ts';

/** Seraph of the End: two entries and two seasons of a list, which are one season elsewhere. */
const FIRST: KnownEntry = { episodeCount: 12, startOn: '2015-04-04', endOn: '2015-06-20' };
const SECOND: KnownEntry = { episodeCount: 12, startOn: '2015-10-10', endOn: '2015-12-26' };
const first = aRule({ animeId: 'first' });
const second = aRule({ animeId: 'second', season: 2, to: 12 });

const derived = (
  rules: readonly MappingRule[] = [first, second],
  known: Record<string, KnownEntry> = {},
): string[] => {
  const entries: Record<string, KnownEntry> = { first: FIRST, second: SECOND, ...known };
  return deriveNextCours(rules, (id) => entries[id]).map(
    ({ season, from, to, animeId, priority }) =>
      `S${season} ${from}-${to} ${animeId} (${priority})`,
  );
};

test('what comes after all episodes of a season are those of the next one', () => {
  expect(derived()).toEqual(['S1 13-24 second (0)']);
});

test.each<[string, readonly MappingRule[] | undefined, Record<string, KnownEntry>]>([
  ['a count is only estimated', undefined, { first: { ...FIRST, episodeCount: null } }],
  ['that of the next is', undefined, { second: { ...SECOND, episodeCount: null } }],
  ['it followed after years', undefined, { second: { ...SECOND, startOn: '2017-04-08' } }],
  ['it did not follow at all', undefined, { second: { ...SECOND, startOn: '2015-05-08' } }],
  ['a list ends the season elsewhere', [aRule({ animeId: 'first', to: 11 }), second], {}],
  ['a season is missing between', [first, aRule({ animeId: 'second', season: 3 })], {}],
  ['the next season has several', [first, second, aRule({ season: 2, from: 13 })], {}],
  ['both are one', [first, aRule({ animeId: 'first', season: 2 })], {}],
])('but not if %s', (_, rules, known) => {
  expect(derived(rules, known)).toEqual([]);
});

test('but not if another database counts on with another number, as where a prologue is a special', () => {
  const tvdb = aRule({ kind: 'tvdb', id: 9, animeId: 'second', from: 14, to: 25 });
  expect(derived([first, second, tvdb])).toEqual([]);
  expect(derived([first, second, { ...tvdb, from: 13, to: 24 }])).toEqual(['S1 13-24 second (0)']);
});
