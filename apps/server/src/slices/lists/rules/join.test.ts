import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinedState } from './join.ts';
import { BLANK, type EntryState } from './state.ts';
import { LIST_STATUSES, VISIBILITIES } from './word.ts';

const state = (more: Partial<EntryState> = {}): EntryState => ({ ...BLANK, ...more });

const date = fc.option(fc.constantFrom('2024', '2024-03', '2024-03-05', '2023-12-31', '2025'));
const anyState: fc.Arbitrary<EntryState> = fc.record({
  // A rewatch that is under way has a pass, which the next test is about.
  status: fc.constantFrom(...LIST_STATUSES.filter((status) => status !== 'REPEATING')),
  progress: fc.nat(30),
  volumeProgress: fc.nat(9),
  score: fc.option(fc.nat(100)),
  startedOn: date,
  completedOn: date,
  repeatCount: fc.nat(3),
  notes: fc.option(fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' })),
  tags: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
  priority: fc.nat(3),
  visibility: fc.constantFrom(...VISIBILITIES),
  isHiddenFromStatusLists: fc.boolean(),
  customListIds: fc.uniqueArray(fc.constantFrom('x', 'y')),
  passes: fc.constant([]),
});

it('an entry joined with itself stays as it is', () => {
  fc.assert(
    fc.property(anyState, (one) => {
      expect(joinedState(one, one)).toEqual(one);
    }),
  );
});

it('nothing that either entry says is lost', () => {
  fc.assert(
    fc.property(anyState, anyState, (kept, other) => {
      const joined = joinedState(kept, other);
      for (const one of [kept, other]) {
        expect(joined.progress).toBeGreaterThanOrEqual(one.progress);
        expect(joined.repeatCount).toBeGreaterThanOrEqual(one.repeatCount);
        expect(joined.tags).toEqual(expect.arrayContaining([...one.tags]));
        expect(joined.customListIds).toEqual(expect.arrayContaining([...one.customListIds]));
        expect(joined.notes ?? '').toContain(one.notes ?? '');
        expect(VISIBILITIES.indexOf(joined.visibility)).toBeGreaterThanOrEqual(
          VISIBILITIES.indexOf(one.visibility),
        );
      }
      expect(joined.score).toBe(kept.score ?? other.score);
    }),
  );
});

it('the earlier date counts, and the finer one of two that agree', () => {
  const startedOn = (a: string | null, b: string | null) =>
    joinedState(state({ startedOn: a }), state({ startedOn: b })).startedOn;
  expect(startedOn('2024-03', '2024-03-05')).toBe('2024-03-05');
  expect(startedOn('2024', '2023-12-31')).toBe('2023-12-31');
  expect(startedOn(null, '2025')).toBe('2025');
});

it('a rewatch that is under way keeps its own progress', () => {
  const pass = {
    number: 1,
    state: 'OPEN' as const,
    progress: 3,
    volumeProgress: 0,
    startedOn: null,
    completedOn: null,
    score: null,
    resumesAt: 12,
    resumesAtVolume: 0,
  };
  const again = state({ status: 'REPEATING', progress: 3, passes: [pass] });
  const seen = state({ status: 'COMPLETED', progress: 12 });
  expect(joinedState(seen, again)).toMatchObject({
    status: 'REPEATING',
    progress: 3,
    passes: [pass],
  });
});

it('notes of two entries stay within their bound, and no letter is cut in two', () => {
  const long = '😀'.repeat(9_000);
  const { notes } = joinedState(state({ notes: 'kept' }), state({ notes: long }));
  expect(Array.from(notes ?? '')).toHaveLength(9_006);
  const both = joinedState(state({ notes: `${long}a` }), state({ notes: `${long}b` })).notes ?? '';
  expect(Array.from(both)).toHaveLength(10_000);
  expect(both.endsWith('😀')).toBe(true);
});
