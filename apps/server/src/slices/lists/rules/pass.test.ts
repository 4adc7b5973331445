import { expect, it } from 'vitest';
import { afterPassStart, passFaultOf } from './pass.ts';
import { BLANK, type EntryState } from './state.ts';

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

it('none can begin while one is under way', () => {
  const again = afterPassStart(entry({ status: 'COMPLETED', progress: 12 }), null);
  expect(passFaultOf(again, 'A')?.reason).toBe('PASS_IN_PROGRESS');
});
