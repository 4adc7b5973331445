import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BLANK } from './state.ts';
import { talliesOf, tallyDeltas, type Counted, type Tally } from './tally.ts';
import { LIST_STATUSES, VISIBILITIES } from './word.ts';

const counted: fc.Arbitrary<Counted> = fc
  .record({
    status: fc.constantFrom(...LIST_STATUSES),
    visibility: fc.constantFrom(...VISIBILITIES),
    progress: fc.integer({ min: 0, max: 4800 }).map((quarters) => quarters / 4),
    repeatCount: fc.nat(3),
    score: fc.option(fc.nat(100)),
    genres: fc.uniqueArray(fc.constantFrom('Action', 'Drama', 'Comedy')),
    units: fc.option(fc.integer({ min: 1, max: 1200 })),
  })
  .map(({ genres, units, ...said }) => ({
    state: { ...BLANK, ...said },
    facts: {
      format: 'TV',
      releaseYear: 2020,
      units,
      minutesPerUnit: 24,
      genres,
      tags: [],
      studios: [],
      country: null,
    },
  }));

const add = (sums: Map<string, Tally>, deltas: readonly Tally[]) => {
  for (const delta of deltas) {
    const key = `${delta.visibility} ${delta.facet} ${delta.value}`;
    const sum = sums.get(key);
    const next = sum ? tallyDeltas([], [sum, delta])[0] : delta;
    if (next && next.entries !== 0) sums.set(key, next);
    else sums.delete(key);
  }
};

it('sums that were changed write by write are those counted at once', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(5), fc.option(counted)), { maxLength: 30 }), (writes) => {
      const entries = new Map<number, Counted>();
      const sums = new Map<string, Tally>();
      for (const [id, next] of writes) {
        const before = entries.get(id);
        add(sums, tallyDeltas(before ? talliesOf(before) : [], next ? talliesOf(next) : []));
        if (next) entries.set(id, next);
        else entries.delete(id);
      }
      const whole = new Map<string, Tally>();
      add(whole, tallyDeltas([], [...entries.values()].flatMap(talliesOf)));
      const sorted = (of: Map<string, Tally>) => [...of].toSorted(([a], [b]) => (a < b ? -1 : 1));
      expect(sorted(sums)).toEqual(sorted(whole));
    }),
  );
});

it('each time through counts', () => {
  const facts = {
    format: 'TV',
    releaseYear: null,
    units: 12,
    minutesPerUnit: 24,
    genres: [],
    tags: [],
    studios: [],
    country: null,
  };
  const unitsOf = (state: Partial<Counted['state']>) =>
    talliesOf({ state: { ...BLANK, ...state }, facts }).find(({ facet }) => facet === 'TOTAL')
      ?.units;
  expect(unitsOf({ status: 'CURRENT', progress: 5 })).toBe(5);
  expect(unitsOf({ status: 'COMPLETED', progress: 12, repeatCount: 2 })).toBe(36);
  expect(unitsOf({ status: 'REPEATING', progress: 3, repeatCount: 1 })).toBe(27);
  expect(unitsOf({ status: 'PLANNING' })).toBeUndefined();
});
