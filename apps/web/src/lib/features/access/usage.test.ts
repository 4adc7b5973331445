import { describe, expect, it } from 'vitest';
import { roundUp, SPANS, spanOf, usageBars, type Span } from './usage.ts';

const NOW = Date.parse('2026-01-15T12:34:00Z');
const hour = (at: string, requests: number, errors = 0, denials = 0) => ({
  hour: at,
  requests,
  errors,
  denials,
});

describe('usageBars', () => {
  it('shows each of the last 24 hours, the running one last', () => {
    const bars = usageBars([hour('2026-01-15T12:00:00Z', 9, 2, 3)], '24h', NOW);
    expect(bars).toHaveLength(24);
    expect(bars[0]?.from).toBe(Date.parse('2026-01-14T13:00:00Z'));
    expect(bars.at(-1)).toEqual({
      from: Date.parse('2026-01-15T12:00:00Z'),
      answered: 4,
      errors: 2,
      denials: 3,
    });
  });

  it('sums the hours of a UTC day', () => {
    const hours = [hour('2026-01-14T00:00:00Z', 1), hour('2026-01-14T23:00:00Z', 2)];
    const bars = usageBars(hours, '90d', NOW);
    expect(bars).toHaveLength(90);
    expect(bars.at(-2)?.answered).toBe(3);
  });

  it.each(Object.keys(SPANS) as Span[])('leaves out what is older than %s', (span) => {
    const bars = usageBars([hour('2020-01-01T00:00:00Z', 5)], span, NOW);
    expect(bars.every(({ answered }) => answered === 0)).toBe(true);
  });
});

it.each([
  [0, 4],
  [4, 4],
  [5, 6],
  [11, 12],
  [109, 120],
  [501, 600],
  [1000, 1000],
])('a scale for %d ends at %d', (value, expected) => {
  expect(roundUp(value)).toBe(expected);
});

it.each([
  ['7d', '7d'],
  ['toString', '24h'],
  [null, '24h'],
])('the span of %j is %s', (text, expected) => {
  expect(spanOf(text)).toBe(expected);
});
