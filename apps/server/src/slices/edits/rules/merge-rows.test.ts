import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergedRows } from './merge-rows.ts';
import { rebased } from './rebase.ts';

const itself = (word: string): string => word;
const idOf = ({ id }: { id: string }): string => id;
const words = (text: string): string[] => text.split('');
const change = (before: unknown, after: unknown, isRelease = false) => ({
  before,
  after,
  isRelease,
});

describe('a change of a list, rebased on what stands there now', () => {
  it.each([
    ['adds its row to what another edit left', ['abI', 'abIm', 'ab', 'abm']],
    ['removes its row and keeps what another edit added', ['abc', 'ac', 'abcx', 'acx']],
    ['keeps the order of now', ['abc', 'abcx', 'cba', 'cxba']],
    ['puts its row where its author put it', ['abc', 'axbc', 'abcy', 'axbcy']],
    ['puts its first row first', ['ab', 'xab', 'bc', 'xbc']],
    ['orders anew, and keeps what was added meanwhile', ['abc', 'cba', 'abcx', 'cxba']],
    ['orders anew what is still there', ['abcd', 'dcba', 'abc', 'cba']],
    ['adds what another edit added as well', ['a', 'axy', 'ax', 'axy']],
    ['removes what another edit removed as well', ['abc', 'a', 'ac', 'a']],
    ['adds to a list that was emptied', ['ab', 'abc', '', 'c']],
  ] as const)('%s', (_what, [before, after, now, expected]) => {
    expect(rebased(change(words(before), words(after)), words(now), itself)).toEqual({
      after: words(expected),
      isConflict: false,
    });
  });

  it.each([
    ['nothing was known', [null, words('x'), words('y'), words('xy')]],
    ['nothing is known any more', [words('ab'), words('abx'), null, words('x')]],
    ['nothing is to be known', [words('ab'), null, words('abx'), words('x')]],
    ['nothing is left', [words('ab'), words('a'), words('b'), null]],
  ] as const)('merges where %s', (_what, [before, after, now, expected]) => {
    expect(rebased(change(before, after), now, itself)).toEqual({
      after: expected,
      isConflict: false,
    });
  });

  const row = (id: string, name: string) => ({ id, name });
  it.each([
    ['another row changed', { after: 'B', now: 'A', isConflict: false }],
    ['the same row changed', { after: 'B', now: 'C', isConflict: true }],
    ['both changed it alike', { after: 'B', now: 'B', isConflict: false }],
    ['its row was removed', { after: 'B', now: null, isConflict: true }],
    ['the row it removes changed', { after: null, now: 'C', isConflict: true }],
  ])('of rows with parts, if %s', (_what, { after, now, isConflict }) => {
    const rows = (name: string | null, other: string) => [
      ...(name === null ? [] : [row('a', name)]),
      row('b', other),
    ];
    const one = change(rows('A', 'A'), rows(after, 'A'));
    expect(rebased(one, rows(now, 'B'), idOf)).toEqual({ after: rows(after, 'B'), isConflict });
  });

  it.each([
    ['a single value', change('A', 'B'), 'C', undefined],
    ['a list that is one value', change(['A'], ['B']), ['C'], undefined],
    ['what is left to sources', change(['A'], ['B'], true), ['C'], itself],
    ['what is no list any more', change(['A'], ['B']), 'C', itself],
  ] as const)('is a conflict, and replaces all, for %s', (_what, one, now, keyOf) => {
    expect(rebased(one, now, keyOf)).toEqual({ after: one.after, isConflict: true });
  });
});

describe('merging rows', () => {
  const list = fc.uniqueArray(
    fc.record({ id: fc.constantFrom(...words('abcdefgh')), name: fc.nat(2) }),
    {
      selector: ({ id }) => id,
    },
  );
  type List = { id: string; name: number }[];
  const sorted = (rows: readonly unknown[]) =>
    (rows as List).toSorted((a, b) => (a.id < b.id ? -1 : 1));

  it('into what its author saw gives the proposal', () => {
    fc.assert(
      fc.property(list, list, (base, proposed) => {
        const merged = mergedRows({ base, proposed, current: base }, idOf);
        expect(merged).toEqual({ rows: proposed, isConflict: false });
      }),
    );
  });

  it('of a proposal that changes nothing leaves what stands there', () => {
    fc.assert(
      fc.property(list, list, (base, current) => {
        const merged = mergedRows({ base, proposed: base, current }, idOf);
        expect(merged).toEqual({ rows: current, isConflict: false });
      }),
    );
  });

  /** A list with the changes of another where the key of a row is among some. */
  const changedWithin = (base: List, wanted: List, keys: string): List => [
    ...base.flatMap((row) =>
      keys.includes(row.id) ? wanted.filter(({ id }) => id === row.id) : [row],
    ),
    ...wanted.filter(({ id }) => keys.includes(id) && !base.some((row) => row.id === id)),
  ];

  it('of two proposals that change other rows does not depend on which comes first', () => {
    fc.assert(
      fc.property(list, list, list, (base, one, other) => {
        const first = changedWithin(base, one, 'abcd');
        const second = changedWithin(base, other, 'efgh');
        const there = mergedRows({ base, proposed: second, current: first }, idOf);
        const back = mergedRows({ base, proposed: first, current: second }, idOf);
        expect([there.isConflict, back.isConflict]).toEqual([false, false]);
        expect(sorted(there.rows)).toEqual(sorted(back.rows));
        expect(sorted(there.rows)).toEqual(
          sorted(changedWithin(changedWithin(base, one, 'abcd'), other, 'efgh')),
        );
      }),
    );
  });
});
