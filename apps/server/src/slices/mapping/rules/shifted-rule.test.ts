import { describe, expect, test } from 'vitest';
import { anEntry, aRule, watched } from '../fixtures.ts';
import { createMappingGraph } from '../graph.ts';
import { type AnimeFacts, LOCAL_PRIORITY, type MappingRule } from '../model.ts';
import { resolve } from './resolve.ts';

const resolved = (
  { rules, anime }: { rules: readonly MappingRule[]; anime: readonly AnimeFacts[] },
  [episode, airDate]: readonly [number, string | null],
): string => {
  const graph = createMappingGraph({ rules, episodes: [], anime });
  const options = { today: '2026-11-21', trustAirDate: true };
  const told = resolve(graph, watched({ episode, airDate }), options);
  return told.outcome === 'matched' ? `${told.animeId} ${told.episode}` : told.outcome;
};

/** Unlimited Blade Works: thirteen episodes with its prologue, which TVDB has among the specials, and a list with twelve. */
describe('a list that leaves out an episode of an entry', () => {
  const prologue = anEntry({ startOn: '2014-10-04', endOn: '2014-12-27', episodeCount: 13 });
  const data = {
    rules: [aRule({ to: 12 }), aRule({ from: 13, to: 25, animeId: 'second' })],
    anime: [prologue, anEntry({ animeId: 'second', startOn: '2015-04-04', episodeCount: 13 })],
  };

  test('is not believed if the date is that of the next one', () => {
    expect(resolved(data, [1, '2014-10-11'])).toBe('ambiguous');
    expect(resolved(data, [5, '2014-11-08'])).toBe('ambiguous');
  });

  test('is believed if the date fits, or none is known', () => {
    expect(resolved(data, [1, '2014-10-04'])).toBe('anime 1');
    expect(resolved(data, [5, '2014-11-02'])).toBe('anime 5');
    expect(resolved(data, [5, null])).toBe('anime 5');
    expect(resolved(data, [14, '2015-04-11'])).toBe('second 2');
  });

  test('is believed if nothing is left out, or much more', () => {
    const whole = (episodeCount: number) => ({ ...data, anime: [{ ...prologue, episodeCount }] });
    expect(resolved(whole(12), [1, '2014-10-11'])).toBe('anime 1');
    expect(resolved(whole(24), [1, '2014-10-11'])).toBe('anime 1');
  });

  test('is believed if an editor made the rule', () => {
    const rules = [aRule({ to: 12, priority: LOCAL_PRIORITY })];
    expect(resolved({ ...data, rules }, [1, '2014-10-11'])).toBe('anime 1');
  });
});
