import { expect, test } from 'vitest';
import { anEntry, aRule, watched } from '../fixtures.ts';
import { createMappingGraph } from '../graph.ts';
import { type AnimeFacts, IDS_SOURCE, LOCAL_PRIORITY, type MappingRule } from '../model.ts';
import { resolve } from './resolve.ts';

const special = (rule: Partial<MappingRule> = {}): MappingRule =>
  aRule({ season: 0, from: 4, to: 7, ...rule });

/** The outcome for the special 5. */
const outcomeOf = (rules: readonly MappingRule[], facts: Partial<AnimeFacts> = {}): string => {
  const graph = createMappingGraph({
    rules,
    episodes: [],
    anime: [anEntry(facts), anEntry({ animeId: 'other' })],
  });
  const options = { today: '2026-11-21', trustAirDate: true };
  return resolve(graph, watched({ season: 0, episode: 5 }), options).outcome;
};

test('several specials by default are believed if the count of their entry or another source says so', () => {
  expect(outcomeOf([special()])).toBe('ambiguous');
  expect(outcomeOf([special()], { episodeCount: 4 })).toBe('matched');
  const second = { source: 'another', priority: 2 };
  expect(outcomeOf([special(), special(second)])).toBe('matched');
  expect(outcomeOf([special(), special({ from: 5, animeFrom: 2 })])).toBe('ambiguous');
});

test('a rule that was made of the count is not confirmed by it', () => {
  const ofId = special({ source: IDS_SOURCE });
  expect(outcomeOf([ofId], { episodeCount: 4 })).toBe('ambiguous');
  expect(outcomeOf([ofId, special()], { episodeCount: 4 })).toBe('matched');
});

test('one special stands alone, and so does what a list or an editor states', () => {
  expect(outcomeOf([special({ from: 5, to: 5 })])).toBe('matched');
  expect(outcomeOf([special({ to: null })])).toBe('matched');
  expect(outcomeOf([special({ priority: 2 })])).toBe('matched');
  expect(outcomeOf([special({ priority: LOCAL_PRIORITY })])).toBe('matched');
});

/** Air and K-On!: a list counts the film of a show as an episode of the series. */
test('a default that makes a special an episode of what another list has as a season needs a second source', () => {
  const film = special({ from: 5, to: 5 });
  const season = aRule({ to: 12, source: 'another' });
  expect(outcomeOf([film, season])).toBe('ambiguous');
  expect(outcomeOf([film, { ...season, animeId: 'other' }])).toBe('matched');
  expect(outcomeOf([film, { ...season, priority: 0 }])).toBe('matched');
  expect(outcomeOf([film, { ...season, source: film.source }])).toBe('matched');
  expect(outcomeOf([{ ...film, priority: 2 }, season])).toBe('matched');
  expect(outcomeOf([film, { ...film, source: 'another' }, season])).toBe('matched');
});
