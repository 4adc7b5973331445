import fc from 'fast-check';
import { expect, it } from 'vitest';
import { somePasses } from '#slices/listfiles/formats/fixtures/history.ts';
import { afterRow, MERGE_POLICIES, type RowState } from './merge.ts';
import { BLANK, openPassOf, type EntryState, type Pass } from './state.ts';

const pass = (number: number, more: Partial<Pass> = {}): Pass => ({
  number,
  state: 'FINISHED',
  progress: 26,
  volumeProgress: 0,
  startedOn: null,
  completedOn: null,
  score: null,
  resumesAt: 26,
  resumesAtVolume: 0,
  ...more,
});
const open = pass(2, { state: 'OPEN', progress: 3 });
const finished: EntryState = { ...BLANK, status: 'COMPLETED', progress: 26 };
const again: RowState = { status: 'REPEATING', progress: 3, passes: [pass(1), open] };
const met = (known: EntryState | null, row: RowState, policy: 'file-wins' | 'fill-gaps') =>
  afterRow(known, row, { policy, isNewer: null });

it('takes the rewatches of a row as it tells them', () => {
  expect(met(null, again, 'file-wins')).toMatchObject(again);
  expect(met(finished, again, 'file-wins')).toMatchObject(again);
});

it('leaves rewatches alone that a row says nothing of', () => {
  const known = { ...finished, passes: [pass(1)] };
  const row = { status: 'COMPLETED', progress: 26, score: 80 } as const;
  expect(met(known, row, 'file-wins')).toEqual({ ...known, score: 80 });
});

it('fills in rewatches where there are none, and keeps those there are', () => {
  const known = { ...finished, passes: [pass(1, { score: 70 })] };
  expect(met(known, again, 'fill-gaps')).toEqual(known);
  const filled = met(finished, again, 'fill-gaps');
  expect(filled).toMatchObject({ status: 'COMPLETED', progress: 26 });
  expect(filled.passes).toEqual([pass(1), { ...open, state: 'ABANDONED' }]);
});

it('hides nothing from the lists by status that no custom list has', () => {
  const hidden: RowState = { isHiddenFromStatusLists: true };
  expect(met(null, hidden, 'file-wins').isHiddenFromStatusLists).toBe(false);
  const listed = { ...hidden, customListIds: ['rain'] };
  expect(met(null, listed, 'file-wins')).toMatchObject(listed);
  const emptied = met({ ...BLANK, ...listed }, { customListIds: [] }, 'file-wins');
  expect(emptied.isHiddenFromStatusLists).toBe(false);
});

it('opens a rewatch for a row that repeats and tells of none under way', () => {
  const row = { status: 'REPEATING', progress: 5, passes: [pass(1)] } as const;
  const { passes } = met(finished, row, 'file-wins');
  expect(passes).toEqual([pass(1), pass(2, { state: 'OPEN', progress: 5 })]);
});

const states = fc
  .record({
    status: fc.constantFrom('CURRENT', 'COMPLETED', 'REPEATING', 'PAUSED'),
    progress: fc.nat({ max: 26 }),
    passes: somePasses('MANGA'),
  })
  .map((row): RowState => row);

it('meeting a row twice is meeting it once, and a rewatch is under way just where the status says so', () => {
  fc.assert(
    fc.property(states, states, fc.constantFrom(...MERGE_POLICIES), (first, row, policy) => {
      const known = afterRow(null, first, { policy, isNewer: null });
      const once = afterRow(known, row, { policy, isNewer: null });
      expect(afterRow(once, row, { policy, isNewer: null })).toEqual(once);
      expect(openPassOf(once) !== undefined).toBe(once.status === 'REPEATING');
    }),
  );
});
