import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playedBetween, type Sample } from './sample.ts';

const sample = (more: Partial<Sample> = {}): Sample => ({
  at: 100,
  clockMs: 0,
  rate: 1,
  isPlaying: true,
  duration: 1440,
  ...more,
});
const after = (at: number, clockMs: number, more: Partial<Sample> = {}): Sample =>
  sample({ at, clockMs, ...more });

describe('what was played between two samples', () => {
  it.each([
    ['normally', sample(), after(100.25, 250), [100, 100.25]],
    ['at eight times the speed', sample({ rate: 8 }), after(140, 5000, { rate: 8 }), [100, 140]],
    ['while the timers of the page slept', sample(), after(160, 60_000), [100, 160]],
    ['after a pause', sample({ isPlaying: false }), after(100.1, 60_000), undefined],
    ['across a jump', sample(), after(1300, 250), undefined],
    ['across a jump back', sample(), after(20, 250), undefined],
    ['across an advertisement', sample(), after(101, 1000, { duration: 30 }), undefined],
    ['with a clock that went back', sample(), after(101, -1000), undefined],
  ])('%s', (_name, before, now, span) => expect(playedBetween(before, now)).toEqual(span));

  it('is never more than the time that passed, times the rate', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1440, noNaN: true }),
        fc.double({ min: 0, max: 1440, noNaN: true }),
        fc.integer({ min: 0, max: 600_000 }),
        fc.constantFrom(0.5, 1, 2, 16),
        (from, to, ms, rate) => {
          const span = playedBetween(sample({ at: from, rate }), after(to, ms, { rate }));
          const length = span ? span[1] - span[0] : 0;
          expect(length).toBeLessThanOrEqual((ms / 1000) * rate + 1.5 + 1e-9);
        },
      ),
    );
  });
});
