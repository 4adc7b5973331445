import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterPassStart } from './pass.ts';
import { afterPlay, afterRemoval, progressOf, samePlayMs, startedBy } from './play.ts';
import { BLANK, isSameState, type EntryState } from './state.ts';
import { LIST_STATUSES } from './word.ts';

const MINUTE = 60_000;

it.each([
  [null, 20],
  [3 * MINUTE, 20],
  [125 * MINUTE, 125],
  [1e15, 360],
  [Number.NaN, 20],
  [-1, 20],
])('plays of what runs for %s ms are one within %s minutes', (runTimeMs, minutes) => {
  expect(samePlayMs(runTimeMs)).toBe(minutes * MINUTE);
});

const play = (unit: number, last: number | null = 12) => ({
  unit,
  length: { units: last, volumes: null },
  on: '2026-01-08',
});

const entry = (state: Partial<EntryState>): EntryState => ({
  ...BLANK,
  status: 'CURRENT',
  progress: 3,
  startedOn: '2026-01-01',
  completedOn: null,
  ...state,
});

describe('afterPlay', () => {
  it('starts an entry with the first play', () => {
    expect(afterPlay(null, play(1))).toEqual({
      ...BLANK,
      status: 'CURRENT',
      progress: 1,
      startedOn: '2026-01-08',
      completedOn: null,
    });
  });

  it('completes an entry with its last episode', () => {
    expect(afterPlay(entry({ progress: 11 }), play(12))).toEqual({
      ...BLANK,
      status: 'COMPLETED',
      progress: 12,
      startedOn: '2026-01-01',
      completedOn: '2026-01-08',
    });
  });

  it('completes a film with its only play', () => {
    expect(afterPlay(null, play(1, 1))).toMatchObject({
      status: 'COMPLETED',
      completedOn: '2026-01-08',
    });
  });

  it('never completes an entry whose length is unknown', () => {
    expect(afterPlay(null, play(500, null))).toMatchObject({ status: 'CURRENT', progress: 500 });
  });

  it.each(['PLANNING', 'PAUSED', 'DROPPED'] as const)('takes up a %s entry again', (status) => {
    expect(afterPlay(entry({ status }), play(4))).toMatchObject({ status: 'CURRENT', progress: 4 });
  });

  it('leaves a completed entry completed, with its dates', () => {
    const completed = entry({ status: 'COMPLETED', progress: 12, completedOn: '2025-03-28' });
    expect(afterPlay(completed, play(2))).toEqual(completed);
  });

  it('ends a rewatch with the last episode, and leaves the dates of the first time', () => {
    const first = entry({ status: 'COMPLETED', progress: 12, completedOn: '2024-01-01' });
    const again = afterPassStart(first, '2026-01-07');
    expect(again).toMatchObject({ status: 'REPEATING', progress: 0 });
    expect(afterPlay(again, play(3))).toMatchObject({
      status: 'REPEATING',
      progress: 3,
      passes: [{ number: 1, state: 'OPEN', progress: 3 }],
    });
    expect(afterPlay(again, play(12))).toMatchObject({
      status: 'COMPLETED',
      progress: 12,
      repeatCount: 1,
      completedOn: '2024-01-01',
      passes: [{ state: 'FINISHED', startedOn: '2026-01-07', completedOn: '2026-01-08' }],
    });
  });

  it('keeps a partial start date as it is', () => {
    expect(afterPlay(entry({ startedOn: '2025' }), play(4)).startedOn).toBe('2025');
  });

  const states = fc.record({
    status: fc.constantFrom(...LIST_STATUSES),
    progress: fc.nat(2000),
    startedOn: fc.constantFrom(null, '2020', '2020-05-01'),
    completedOn: fc.constantFrom(null, '2021-02'),
  });
  const units = fc.integer({ min: 1, max: 2000 });
  const plays = fc.record({
    unit: units,
    length: fc.record({ units: fc.option(units), volumes: fc.constant(null) }),
    on: fc.constant('2026-01-08'),
  });

  it('never lowers progress and never loses a date', () => {
    fc.assert(
      fc.property(fc.option(states), plays, (said, told) => {
        const before = said && entry(said);
        const after = afterPlay(before, told);
        expect(after.progress).toBeGreaterThanOrEqual(before?.progress ?? 0);
        expect(after.progress).toBeGreaterThanOrEqual(told.unit);
        if (before?.startedOn) expect(after.startedOn).toBe(before.startedOn);
        if (before?.completedOn) expect(after.completedOn).toBe(before.completedOn);
      }),
    );
  });

  it('changes nothing when the same play is told again', () => {
    fc.assert(
      fc.property(fc.option(states), plays, (said, told) => {
        const once = afterPlay(said && entry(said), told);
        expect(isSameState(once, afterPlay(once, told))).toBe(true);
      }),
    );
  });
});

describe('progressOf', () => {
  it('counts plays since progress was last said outright', () => {
    const plays = [
      { toUnit: 9, entryVersion: 3 },
      { toUnit: 5, entryVersion: 8 },
    ];
    expect(progressOf({ progress: 4, version: 7 }, plays)).toBe(5);
    expect(progressOf({ progress: 4, version: 2 }, plays)).toBe(9);
    expect(progressOf({ progress: 4, version: 2 }, [])).toBe(4);
  });
});

describe('afterRemoval', () => {
  const length = { units: 12, volumes: null };
  const days = new Set(['2026-01-08']);
  const passes = new Set([0]);

  it('opens what its last play had completed, and forgets the day it gave', () => {
    const done = afterPlay(entry({ progress: 11 }), play(12));
    expect(afterRemoval(done, { progress: 11, days, passes, length })).toEqual(
      entry({ progress: 11 }),
    );
  });

  it('leaves a date that was said by hand', () => {
    const done = entry({ status: 'COMPLETED', progress: 12, completedOn: '2025-12' });
    expect(afterRemoval(done, { progress: 11, days, passes, length })).toMatchObject({
      status: 'CURRENT',
      completedOn: '2025-12',
    });
  });

  it('makes a plan again of what only one play had begun', () => {
    const begun = afterPlay(entry({ status: 'PLANNING', progress: 0, startedOn: null }), play(1));
    expect(afterRemoval(begun, { progress: 0, days, passes, length })).toMatchObject({
      status: 'PLANNING',
      startedOn: null,
    });
  });

  it('goes on with a rewatch that its last play had ended', () => {
    const first = entry({ status: 'COMPLETED', progress: 12 });
    const again = afterPlay({ ...afterPassStart(first, '2026-01-07'), progress: 11 }, play(12));
    expect(again).toMatchObject({ status: 'COMPLETED', repeatCount: 1 });
    const removal = { progress: 11, days, passes: new Set([1]), length };
    expect(afterRemoval(again, removal)).toMatchObject({
      status: 'REPEATING',
      progress: 11,
      repeatCount: 0,
      passes: [{ state: 'OPEN', progress: 11, completedOn: null }],
    });
  });
});

describe('startedBy', () => {
  it.each([
    ['2026-01-08', '2026-01-08', '2026-01-02'],
    ['2026-01-05', '2026-01-08', '2026-01-05'],
    ['2026', '2026-01-08', '2026'],
    [null, '2026-01-08', null],
  ])('%s with a first play on %s becomes %s', (startedOn, firstPlayOn, expected) => {
    expect(startedBy(startedOn, { on: '2026-01-02', firstPlayOn })).toBe(expected);
  });
});
