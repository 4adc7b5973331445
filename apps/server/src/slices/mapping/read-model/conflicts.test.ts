import { expect, test } from 'vitest';
import { aRule } from '../fixtures.ts';
import { LOCAL_PRIORITY, type MappingRule } from '../model.ts';
import { openConflicts } from './conflicts.ts';

const told = (rules: readonly MappingRule[]) =>
  openConflicts(rules).map(
    ({ rule, other, number, believed }) =>
      `${rule.id}x${number} ${rule.animeId} or ${other.animeId}: ${believed?.animeId ?? 'open'}`,
  );

test('lists contradict each other until an editor decides about the number', () => {
  const rules = [
    aRule({ id: 2, animeId: 'a', to: 12 }),
    aRule({ id: 2, animeId: 'b', to: 12, priority: 2 }),
    aRule({ id: 1, animeId: 'c', to: 12 }),
    aRule({ id: 1, animeId: 'd', to: 12 }),
  ];
  expect(told(rules)).toEqual(['1x1 c or d: open', '2x1 a or b: b']);
  const local = { animeId: 'c', priority: LOCAL_PRIORITY, source: 'local' };
  expect(told([...rules, aRule({ id: 1, to: 12, ...local })])).toEqual(['2x1 a or b: b']);
  expect(told([...rules, aRule({ id: 1, from: 2, ...local })])).toHaveLength(2);
  expect(told([...rules, aRule({ id: 1, season: 2, ...local })])).toHaveLength(2);
});

test('computed rules contradict nothing', () => {
  expect(told([aRule({ animeId: 'a' }), aRule({ animeId: 'b', priority: 0 })])).toEqual([]);
});
