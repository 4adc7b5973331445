import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Tally, type WeighedGram } from './tally.ts';

const TITLES = 100;

const postings = fc
  .uniqueArray(fc.nat(TITLES - 1), { maxLength: TITLES })
  .map((titles) => titles.toSorted((a, b) => a - b));

const grams = fc
  .array(
    fc.record({
      weight: fc.integer({ min: 1, max: 12 }),
      postings: fc.oneof(
        postings,
        postings.map((titles) => Uint32Array.from(titles)),
      ),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((list): WeighedGram[] => list);

const tallied = (tally: Tally, list: readonly WeighedGram[]): Tally => {
  tally.begin(
    TITLES,
    list.reduce((sum, { weight }) => sum + weight, 0),
  );
  for (const gram of list) tally.add(gram);
  return tally;
};

/** What a look at each title tells. */
const sharesOf = (tally: Tally): number[] =>
  Array.from({ length: TITLES }, (_, title) => tally.shareOf(title));

const within = (shares: readonly number[], least: number, below = Infinity): number[] =>
  [...shares.keys()].filter(
    (title) => shares[title]! > 0 && shares[title]! >= least && shares[title]! < below,
  );

describe('a tally', () => {
  it('gathers the weight of each title', () => {
    const tally = tallied(new Tally(), [
      { weight: 3, postings: [1, 4] },
      { weight: 1, postings: Uint32Array.of(4) },
    ]);
    expect(sharesOf(tally).slice(0, 5)).toEqual([0, 0.75, 0, 0, 1]);
  });

  it('finds the titles with a share, whatever was asked before', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(grams, share, share, fc.integer({ min: 1, max: TITLES }), (list, a, b, most) => {
        const tally = tallied(new Tally(), list);
        const shares = sharesOf(tally);
        tally.shareReachedBy(most);
        for (const least of [Math.min(a, b), Math.max(a, b), a]) {
          expect([...tally.titlesWith(least)]).toEqual(within(shares, least));
          expect([...tally.titlesWith(0, least)]).toEqual(within(shares, 0, least));
        }
      }),
    );
  });

  it('knows a share that so many titles reach, and hardly more', () => {
    fc.assert(
      fc.property(grams, fc.integer({ min: 1, max: TITLES }), (list, most) => {
        const tally = tallied(new Tally(), list);
        const shares = sharesOf(tally);
        const reached = tally.shareReachedBy(most);
        const exact = shares.toSorted((x, y) => y - x)[most - 1]!;
        expect(reached).toBeLessThanOrEqual(exact);
        expect(exact - reached).toBeLessThan(0.01);
      }),
    );
  });

  it('forgets what was gathered when it begins anew', () => {
    fc.assert(
      fc.property(grams, grams, (before, after) => {
        const used = tallied(tallied(new Tally(), before), after);
        expect(sharesOf(used)).toEqual(sharesOf(tallied(new Tally(), after)));
      }),
    );
  });

  it('adds to titles that have a share, and to no others', () => {
    fc.assert(
      fc.property(grams, postings, (list, others) => {
        const tally = tallied(new Tally(), list);
        const before = sharesOf(tally);
        tally.addToMet({ weight: 0, postings: others });
        tally.addToMet({ weight: 0, postings: Uint32Array.from(others) });
        const met = others.filter((title) => before[title]! > 0);
        for (const title of met) expect(tally.shareOf(title)).toBeGreaterThan(before[title]!);
        expect(within(sharesOf(tally), 0)).toEqual(within(before, 0));
      }),
    );
  });
});
