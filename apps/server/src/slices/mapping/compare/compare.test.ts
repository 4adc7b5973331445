import { describe, expect, test } from 'vitest';
import { aMovieRule, anEntry, aRule } from '../fixtures.ts';
import { createMappingGraph } from '../graph.ts';
import type { AnimeFacts, MappingRule } from '../model.ts';
import { compareMapping } from './compare.ts';
import { statedEpisodes } from './stated-episode.ts';

const stated = (rules: readonly MappingRule[]) =>
  [...statedEpisodes(rules)].map(
    ({ season, number, group, answers }) =>
      `${season}x${number} ${answers.map(({ animeId, episode }) => `${animeId} ${episode}`).join(' or ')}: ${group}`,
  );

describe('the episodes that rules state', () => {
  test('are those of each range, and the first of one without an end', () => {
    expect(stated([aRule({ to: 2 }), aRule({ season: 2, from: 4, animeFrom: 3 })])).toEqual([
      '1x1 anime 1: anime over several seasons',
      '1x2 anime 2: anime over several seasons',
      '2x4 anime 3: anime over several seasons',
    ]);
  });

  test('are not those of computed rules, running numbers, extras, and parts of one', () => {
    const rules = [
      aRule({ to: 1, priority: 0 }),
      aRule({ to: 1, season: -1 }),
      aRule({ to: 1, special: true }),
    ];
    expect(stated(rules)).toEqual([]);
    expect(stated([aRule({ to: 2, parts: 2 })])).toEqual(['1x2 anime 1: first season']);
  });

  test('are those of the weightier of two rules, and of both if they weigh the same', () => {
    const rules = [
      aRule({ to: 1 }),
      aRule({ to: 1, animeId: 'other', priority: 3 }),
      aRule({ to: 1, animeId: 'another', priority: 3 }),
    ];
    expect(stated(rules)).toEqual(['1x1 other 1 or another 1: season of several anime']);
  });

  test('belong to groups', () => {
    const long = [aRule({ id: 2, from: 101, to: 101, animeFrom: 101 })];
    expect(stated([aMovieRule()])).toEqual(['nullx1 anime 1: film']);
    expect(stated([aRule({ season: 0, to: 1 })])).toEqual(['0x1 anime 1: special']);
    expect(stated([aRule({ season: 2, to: 1 })])).toEqual(['2x1 anime 1: later season']);
    expect(stated([...long, aRule({ id: 2, to: 100 })])[0]).toBe('1x101 anime 101: long series');
  });

  test('end although a rule does not', () => {
    expect(stated([aRule({ to: 2_000_000 })]).length).toBeLessThan(10_000);
  });
});

describe('a comparison', () => {
  const first = anEntry({ animeId: 'first', startOn: '2016-04-03', endOn: '2016-06-26' });
  const second = anEntry({ animeId: 'second', startOn: '2020-07-08', endOn: '2020-09-30' });
  const compare = (
    rules: MappingRule[],
    truth: MappingRule[],
    {
      isDated = false,
      anime = [first, second],
      others = [],
    }: { isDated?: boolean; anime?: AnimeFacts[]; others?: MappingRule[][] } = {},
  ) =>
    compareMapping(createMappingGraph({ rules, episodes: [], anime }), statedEpisodes(truth), {
      today: '2026-01-01',
      isDated,
      others: others.map((own) => createMappingGraph({ rules: own, episodes: [], anime: [] })),
    });

  test('counts what is right, wrong and dropped, in all and in groups', () => {
    const truth = [
      aRule({ animeId: 'first', to: 12 }),
      aRule({ animeId: 'second', season: 2, to: 12 }),
    ];
    const rules = [
      aRule({ animeId: 'first', to: 10 }),
      aRule({ animeId: 'first', season: 2, from: 11, to: 12, source: 'a list' }),
    ];
    const compared = compare(rules, truth);
    expect(compared).toMatchObject({
      all: { episodes: 24, right: 10, wrong: 2, dropped: 12 },
      dropped: { out_of_range: 12 },
      byKind: { tmdb: { episodes: 24 } },
      byGroup: { 'first season': { right: 10, dropped: 2 }, 'later season': { wrong: 2 } },
    });
    expect(compared.wrong).toMatchObject([
      {
        season: 2,
        from: 11,
        to: 12,
        answers: [{ animeId: 'second', episode: 11 }],
        resolved: { animeId: 'first', episode: 1, source: 'a list' },
      },
    ]);
  });

  test('gives each episode the day on which its anime aired it, if that is wanted', () => {
    const truth = [aRule({ animeId: 'first', to: 12 })];
    const rules = [aRule({ animeId: 'second', to: 12, source: 'a list' })];
    expect(compare(rules, truth).all).toMatchObject({ wrong: 12, dropped: 0 });
    expect(compare(rules, truth, { isDated: true }).all).toMatchObject({ wrong: 0, dropped: 12 });
  });

  test('calls contested what a third list states as the first does, and not what that list states twice', () => {
    const truth = [aRule({ animeId: 'first', to: 12, source: 'truth' })];
    const rules = [aRule({ animeId: 'second', to: 12, priority: 2, source: 'a list' })];
    const third = aRule({ animeId: 'second', to: 4, source: 'a third list' });
    expect(compare(rules, truth).all).toMatchObject({ wrong: 12, contested: 0 });
    const counted = { right: 0, wrong: 8, contested: 4 };
    expect(compare(rules, truth, { others: [[third]] }).all).toMatchObject(counted);
    expect(compare([...rules, third], truth).all).toMatchObject(counted);
    for (const other of [{ source: 'a list' }, { animeFrom: 2 }, { priority: 0 }, { season: 2 }]) {
      const others = [[{ ...third, ...other }]];
      expect(compare(rules, truth, { others }).all).toMatchObject({ wrong: 12, contested: 0 });
    }
  });

  test('calls contested what counts an anime in other parts', () => {
    const truth = [aRule({ animeId: 'first', to: 6, source: 'truth' })];
    const rules = [aRule({ animeId: 'first', to: 6, parts: -2, source: 'a list' })];
    expect(compare(rules, truth).all).toMatchObject({ right: 0, wrong: 0, contested: 6 });
    const elsewhere = [aRule({ animeId: 'second', to: 6, parts: -2, source: 'a list' })];
    expect(compare(elsewhere, truth).all).toMatchObject({ wrong: 6, contested: 0 });
  });

  test('calls contested what only counts on from a beginning, where the other list has the very episode', () => {
    const truth = [aRule({ animeId: 'first', to: 12, isEndCounted: true, source: 'truth' })];
    const place = { from: 4, to: 8, animeFrom: 5 };
    const exact = aRule({ animeId: 'first', ...place, priority: 2, source: 'a list' });
    expect(compare([exact], truth).all).toMatchObject({ wrong: 0, contested: 5, dropped: 7 });
    for (const vague of [{ isEndCounted: true }, { to: null }, { priority: 1 }, { priority: 0 }])
      expect(compare([{ ...exact, ...vague }], truth).all.contested).toBe(0);
  });

  test('leaves out what is beyond the recorded end of an anime', () => {
    const short = { ...first, episodeCount: 3 };
    const truth = [aRule({ animeId: 'first', to: 12 })];
    expect(compare(truth, truth, { anime: [short] }).all).toMatchObject({ episodes: 3, right: 3 });
  });
});
