import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterPassStart, inStep } from './pass.ts';
import { BLANK } from './state.ts';
import { journalOf, withoutChange, type Remembered } from './undo.ts';

const entry = (state: Partial<Remembered>): Remembered => ({
  ...BLANK,
  stated: { progress: 0, version: 1 },
  ...state,
});

const entries = fc.option(
  fc
    .record({
      score: fc.option(fc.nat(3)),
      progress: fc.nat(3),
      notes: fc.constantFrom(null, 'a', 'b'),
      tags: fc.constantFrom([], ['x']),
    })
    .map(entry),
);

it('undoing the last change brings back what was', () => {
  fc.assert(
    fc.property(entries, entries, (before, after) => {
      expect(withoutChange(after, journalOf(before, after))).toEqual(before);
    }),
  );
});

it('what was changed since stays, and nothing else does', () => {
  fc.assert(
    fc.property(entries, entries, entries, (before, after, since) => {
      if (!before || !after || !since) return;
      const undone = withoutChange(since, journalOf(before, after));
      for (const field of ['score', 'progress', 'notes', 'tags'] as const) {
        const isOfChange = before[field] !== after[field] && since[field] === after[field];
        if (typeof before[field] === 'object' && before[field] !== null) continue;
        expect(undone?.[field]).toEqual(isOfChange ? before[field] : since[field]);
      }
    }),
  );
});

it('what was made and then worked on is not taken away', () => {
  const made = entry({ score: null });
  const worked = entry({ score: 90 });
  expect(withoutChange(made, journalOf(null, made))).toBeNull();
  expect(withoutChange(worked, journalOf(null, made))).toEqual(worked);
});

it('what was deleted is back, unless it was made anew', () => {
  const gone = entry({ notes: 'mine' });
  const anew = entry({ notes: null });
  expect(withoutChange(null, journalOf(gone, null))).toEqual(gone);
  expect(withoutChange(anew, journalOf(gone, null))).toEqual(anew);
});

it('a rewatch that was begun and watched since goes on, with its status', () => {
  const first = entry({ status: 'CURRENT', progress: 1 });
  const begun = afterPassStart(first, null);
  const began = journalOf(first, { ...begun, stated: first.stated });
  const watched = entry({ ...inStep({ ...begun, progress: 3 }) });
  expect(withoutChange(watched, began)).toMatchObject({ status: 'REPEATING', progress: 3 });
  expect(withoutChange(entry(begun), began)).toMatchObject({ status: 'CURRENT', passes: [] });
});
