import { expect, it } from 'vitest';
import { heatCells } from './heat-map.ts';

const NOW = Date.parse('2026-01-15T12:00:00Z');

it('ends with today, in weeks from Monday on', () => {
  const cells = heatCells([], NOW);
  expect(cells.at(-1)).toEqual({ on: '2026-01-15', week: 51, weekday: 3, plays: 0, level: 0 });
  expect(cells[0]).toMatchObject({ on: '2025-01-20', week: 0, weekday: 0 });
});

it('is strongest on the busiest day, and never pale where there was one play', () => {
  const days = [
    { on: '2026-01-14', plays: 40, units: 40 },
    { on: '2026-01-13', plays: 1, units: 1 },
  ];
  const levels = heatCells(days, NOW).filter(({ plays }) => plays > 0);
  expect(levels.map(({ on, level }) => [on, level])).toEqual([
    ['2026-01-13', 1],
    ['2026-01-14', 4],
  ]);
});

it('goes on to tomorrow where it is tomorrow already', () => {
  const cells = heatCells([{ on: '2026-01-16', plays: 1, units: 1 }], NOW);
  expect(cells.at(-1)?.on).toBe('2026-01-16');
});
