import { describe, expect, test } from 'vitest';
import { anEntry, aRule, watched } from '../fixtures.ts';
import { createMappingGraph } from '../graph.ts';
import { type AnimeFacts, LOCAL_PRIORITY, type MappingRule } from '../model.ts';
import { resolve } from './resolve.ts';

interface Seen {
  episode: number;
  airDate: string;
  trustAirDate?: boolean;
}

const resolveIn = (
  { rules, anime }: { rules: readonly MappingRule[]; anime: readonly AnimeFacts[] },
  { episode, airDate, trustAirDate = true }: Seen,
) => {
  const graph = createMappingGraph({ rules, episodes: [], anime });
  return resolve(graph, watched({ episode, airDate }), { today: '2026-11-21', trustAirDate });
};

/** Urusei Yatsura: one list counts two halves of a broadcast as two episodes. */
describe('an episode of an entry without a recorded count', () => {
  const anime = [anEntry({ startOn: '1981-10-14', endOn: '1986-03-19' })];
  const outcomeOf = (rule: Partial<MappingRule>, seen: Partial<Seen> = {}): string =>
    resolveIn({ rules: [aRule(rule)], anime }, { episode: 10, airDate: '1981-11-11', ...seen })
      .outcome;

  test('did not air weeks before a weekly series had come to it', () => {
    expect(outcomeOf({})).toBe('ambiguous');
    expect(outcomeOf({ to: 200, priority: 0 })).toBe('ambiguous');
    expect(outcomeOf({}, { airDate: '1981-11-18' })).toBe('matched');
    expect(outcomeOf({}, { trustAirDate: false })).toBe('matched');
  });

  test('may air later, since series pause', () => {
    expect(outcomeOf({}, { airDate: '1984-03-14' })).toBe('matched');
  });

  test('is believed where a list states its very range, or an editor', () => {
    expect(outcomeOf({ to: 200 })).toBe('matched');
    expect(outcomeOf({ priority: LOCAL_PRIORITY })).toBe('matched');
  });
});

/** Best Wishes! Season 2: one entry has the dates of a whole season, of which two more are parts. */
describe('an open rule in a season that several anime share', () => {
  const anime = [
    anEntry({ startOn: '2012-06-21', endOn: '2013-09-26' }),
    anEntry({ animeId: 'part', startOn: '2013-01-17', endOn: '2013-04-18', episodeCount: 14 }),
  ];
  const open = aRule();
  const part = aRule({ animeId: 'part', to: 14, priority: 3, source: 'another' });
  const seen = { episode: 2, airDate: '2013-05-02' };

  test('does not count where the date is months after that of the episode', () => {
    expect(resolveIn({ rules: [open, part], anime }, seen).outcome).toBe('ambiguous');
    const beyond = { episode: 15, airDate: '2013-08-01' };
    expect(resolveIn({ rules: [open, part], anime }, beyond).outcome).toBe('ambiguous');
  });

  test('counts where the date is about that of the episode', () => {
    const onTime = { episode: 2, airDate: '2012-07-05' };
    expect(resolveIn({ rules: [open, part], anime }, onTime)).toMatchObject({ animeId: 'anime' });
  });

  test('counts where no better rule gives the season to another anime', () => {
    for (const rules of [
      [open],
      [open, { ...part, season: 2 }],
      [open, { ...part, animeId: 'anime', from: 100, to: 113 }],
    ])
      expect(resolveIn({ rules, anime }, seen)).toMatchObject({ animeId: 'anime' });
  });
});
