import { describe, expect, it } from 'vitest';
import { activityOf, isOldNews, mergedActivity } from './activity.ts';
import { BLANK, type EntryState } from './state.ts';

const entry = (state: Partial<EntryState>): EntryState => ({ ...BLANK, ...state });
const progress = (fromUnit: number, toUnit: number) =>
  ({ kind: 'PROGRESS', fromUnit, toUnit }) as const;

describe('activityOf', () => {
  it.each<[Partial<EntryState> | null, Partial<EntryState>, object | null]>([
    [null, {}, { kind: 'PLANNED' }],
    [null, { status: 'CURRENT' }, { kind: 'STARTED' }],
    [{}, { status: 'CURRENT', progress: 2 }, progress(1, 2)],
    [{ status: 'CURRENT', progress: 2 }, { status: 'CURRENT', progress: 3 }, progress(3, 3)],
    [
      { status: 'CURRENT', progress: 10 },
      { status: 'CURRENT', progress: 10.5 },
      progress(10.5, 10.5),
    ],
    [
      { status: 'CURRENT', progress: 11 },
      { status: 'COMPLETED', progress: 12 },
      { kind: 'COMPLETED' },
    ],
    [{ status: 'CURRENT', progress: 3 }, { status: 'CURRENT', progress: 2 }, null],
    [{ status: 'CURRENT' }, { status: 'CURRENT', score: 80 }, null],
    [
      { status: 'REPEATING' },
      { status: 'COMPLETED', repeatCount: 1 },
      { kind: 'REPEAT_COMPLETED' },
    ],
    [{ status: 'REPEATING' }, { status: 'COMPLETED' }, null],
  ])('of %o then %o', (before, after, expected) => {
    const told = activityOf(before && entry(before), entry(after));
    if (expected === null) expect(told).toBeNull();
    else expect(told).toMatchObject(expected);
  });
});

it('tells the units that were played, not those before them', () => {
  const [before, after] = [
    entry({ status: 'CURRENT', progress: 11 }),
    entry({ status: 'CURRENT', progress: 20 }),
  ];
  expect(activityOf(before, after, [{ fromUnit: 20 }])).toEqual(progress(20, 20));
  expect(activityOf(before, after, [{ fromUnit: 3 }])).toEqual(progress(12, 20));
});

it('tells nobody of what was played more than a day ago', () => {
  const now = new Date('2026-11-30T12:00:00Z');
  const at = (day: string) => ({ fromUnit: 1, at: new Date(`2026-11-${day}T13:00:00Z`) });
  expect(isOldNews([at('28')], now)).toBe(true);
  expect([[], [at('29')], [at('28'), at('30')]].map((plays) => isOldNews(plays, now))).toEqual([
    false,
    false,
    false,
  ]);
});

describe('mergedActivity', () => {
  it('goes on in the same line', () => {
    expect(mergedActivity(progress(3, 4), progress(5, 5))).toEqual(progress(3, 5));
    expect(mergedActivity(progress(3, 4), progress(4, 4))).toEqual(progress(3, 4));
    expect(mergedActivity(progress(10, 10.5), progress(11, 11))).toEqual(progress(10, 11));
  });

  it('begins a new one after a gap, a step back, or something else', () => {
    expect(mergedActivity(progress(3, 4), progress(7, 7))).toBeNull();
    expect(mergedActivity(progress(3, 4), progress(1, 1))).toBeNull();
    const dropped = { kind: 'DROPPED', fromUnit: null, toUnit: null } as const;
    expect(mergedActivity(dropped, progress(5, 5))).toBeNull();
    expect(mergedActivity(undefined, progress(5, 5))).toBeNull();
  });
});
