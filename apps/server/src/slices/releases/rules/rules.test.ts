import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalLabel, numberOf } from './label.ts';
import { isBetween, isRecentOrUpcoming, timingOf } from './timing.ts';

const NOW = new Date('2026-01-15T12:00:00Z');

describe('labels', () => {
  it('of numbers say where a unit stands', () => {
    expect(numberOf('10.5')).toBe(10.5);
    expect(numberOf('Extra 1')).toBeNull();
    expect(numberOf('-1')).toBeNull();
    expect(numberOf('1e3')).toBeNull();
  });

  it('are the same however a number is written', () => {
    for (const label of ['10.5', '010.50', ' 10.5 ', '１０.５'])
      expect(normalLabel(label)).toBe('10.5');
    fc.assert(
      fc.property(fc.string(), (label) => normalLabel(normalLabel(label)) === normalLabel(label)),
    );
  });
});

describe('what came out', () => {
  it('is told at once when it is of these days, later when it is to come, never when it is old', () => {
    expect(timingOf({ on: '2026-01-15', isNext: false }, NOW)).toEqual({ when: 'now' });
    expect(timingOf({ on: '2026-01-09', isNext: true }, NOW)).toEqual({ when: 'now' });
    expect(timingOf({ on: '2025-12-01', isNext: true }, NOW)).toEqual({ when: 'never' });
    expect(timingOf({ on: '2026-02-01', isNext: false }, NOW)).toEqual({
      when: 'later',
      dueAt: new Date('2026-02-01T00:00:00Z'),
    });
    expect(timingOf({ on: '2026-01-15T15:00:00Z', isNext: false }, NOW)).toEqual({
      when: 'later',
      dueAt: new Date('2026-01-15T15:00:00Z'),
    });
  });

  it('without a day is told where it follows what was known', () => {
    expect(timingOf({ on: null, isNext: true }, NOW)).toEqual({ when: 'now' });
    expect(timingOf({ on: null, isNext: false }, NOW)).toEqual({ when: 'never' });
    expect(timingOf({ on: '2026-01', isNext: true }, NOW)).toEqual({ when: 'now' });
    expect(timingOf({ on: '2025', isNext: true }, NOW)).toEqual({ when: 'never' });
  });
});

describe('dates known in part', () => {
  it('lie between two days when any of their days does', () => {
    expect(isBetween('2026-03', { from: '2026-03-20', to: '2026-04-01' })).toBe(true);
    expect(isBetween('2026', { from: '2026-03-20' })).toBe(true);
    expect(isBetween('2026-03-19', { from: '2026-03-20' })).toBe(false);
    expect(isBetween('2026-04-02', { to: '2026-04-01' })).toBe(false);
    expect(isBetween('2026-04-02', {})).toBe(true);
  });

  it('of films are news unless they are past', () => {
    expect(isRecentOrUpcoming('2026', NOW)).toBe(true);
    expect(isRecentOrUpcoming('2027-02-11', NOW)).toBe(true);
    expect(isRecentOrUpcoming('2026-01-10', NOW)).toBe(true);
    expect(isRecentOrUpcoming('2016-08-26', NOW)).toBe(false);
  });
});
