import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterPlay, LIST_STATUSES, type EntryState } from './rules.ts';

const play = (episode: number, lastEpisode: number | null = 12) => ({
  episode,
  lastEpisode,
  on: '2026-01-08',
});

const entry = (state: Partial<EntryState>): EntryState => ({
  status: 'CURRENT',
  progress: 3,
  startedOn: '2026-01-01',
  completedOn: null,
  ...state,
});

describe('afterPlay', () => {
  it('starts an entry with the first play', () => {
    expect(afterPlay(null, play(1))).toEqual({
      status: 'CURRENT',
      progress: 1,
      startedOn: '2026-01-08',
      completedOn: null,
    });
  });

  it('completes an entry with its last episode', () => {
    expect(afterPlay(entry({ progress: 11 }), play(12))).toEqual({
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

  it('does not end a rewatch by machine', () => {
    const repeating = entry({ status: 'REPEATING', progress: 11, completedOn: '2024-01-01' });
    expect(afterPlay(repeating, play(12))).toEqual({ ...repeating, progress: 12 });
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
  const plays = fc.record({
    episode: fc.integer({ min: 1, max: 2000 }),
    lastEpisode: fc.option(fc.integer({ min: 1, max: 2000 })),
    on: fc.constant('2026-01-08'),
  });

  it('never lowers progress and never loses a date', () => {
    fc.assert(
      fc.property(fc.option(states), plays, (before, told) => {
        const after = afterPlay(before, told);
        expect(after.progress).toBeGreaterThanOrEqual(before?.progress ?? 0);
        expect(after.progress).toBeGreaterThanOrEqual(told.episode);
        if (before?.startedOn) expect(after.startedOn).toBe(before.startedOn);
        if (before?.completedOn) expect(after.completedOn).toBe(before.completedOn);
      }),
    );
  });

  it('changes nothing when the same play is told again', () => {
    fc.assert(
      fc.property(fc.option(states), plays, (before, told) => {
        const once = afterPlay(before, told);
        expect(afterPlay(once, told)).toEqual(once);
      }),
    );
  });
});
