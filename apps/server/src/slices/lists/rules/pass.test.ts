import { expect, it } from 'vitest';
import { afterPassAbandoned, afterPassEnd, afterPassStart, passFaultOf } from './pass.ts';
import { BLANK, type EntryState, type Length, type Pass } from './state.ts';

const entry = (more: Partial<EntryState>): EntryState => ({ ...BLANK, ...more });

it.each<[string, Partial<EntryState>]>([
  ['completed, however far', { status: 'COMPLETED' }],
  ['in the middle', { status: 'CURRENT', progress: 5 }],
  ['dropped in the middle', { status: 'DROPPED', progress: 1 }],
  ['read by volumes', { status: 'PAUSED', volumeProgress: 2 }],
  ['planned again after the end', { completedOn: '2019' }],
  ['planned again after a rewatch', { repeatCount: 1 }],
])('a rewatch can begin of what is %s', (_what, state) => {
  expect(passFaultOf(entry(state), 'A')).toBeNull();
});

it.each<[string, Partial<EntryState>]>([
  ['planned', {}],
  ['taken up, and not begun', { status: 'CURRENT', startedOn: '2026-01-01' }],
  ['dropped unseen', { status: 'DROPPED' }],
])('none can begin of what is %s', (_what, state) => {
  const { data } = passFaultOf(entry(state), 'A') ?? {};
  expect(data).toMatchObject({ reason: 'PASS_TOO_EARLY', title: 'A' });
});

it.each<[string, Partial<EntryState>, number]>([
  ['after the first time', {}, 1],
  ['after three that are only counted', { repeatCount: 3 }, 4],
])('a rewatch %s has the next number', (_what, state, number) => {
  const again = afterPassStart(entry({ status: 'COMPLETED', progress: 12, ...state }), null);
  expect(again.passes.at(-1)?.number).toBe(number);
  const ended = afterPassEnd(again, { completedOn: null, length: { units: 12, volumes: null } });
  expect(ended.repeatCount).toBe(number);
  expect(afterPassStart(ended, null).passes.at(-1)?.number).toBe(number + 1);
});

it.each<[string, Partial<Pass>, Length, number[]]>([
  ['where it began', { resumesAt: 8 }, { units: 12, volumes: null }, [8, 0]],
  ['at the end, if nobody recorded where it began', {}, { units: 12, volumes: 2 }, [12, 2]],
  ['where it was left, if no end is known either', {}, { units: null, volumes: null }, [5, 1]],
  ['where it began, in volumes alone', { resumesAtVolume: 3 }, { units: 12, volumes: 4 }, [0, 3]],
])('a rewatch that is given up leaves the entry %s', (_where, more, length, left) => {
  const open = {
    ...afterPassStart(entry({ repeatCount: 1 }), null),
    progress: 5,
    volumeProgress: 1,
  };
  const passes = open.passes.map((pass) => ({ ...pass, ...more }));
  const { progress, volumeProgress } = afterPassAbandoned({ ...open, passes }, length);
  expect([progress, volumeProgress]).toEqual(left);
});

it('none can begin while one is under way', () => {
  const again = afterPassStart(entry({ status: 'COMPLETED', progress: 12 }), null);
  expect(passFaultOf(again, 'A')?.reason).toBe('PASS_IN_PROGRESS');
});
