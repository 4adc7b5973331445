import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lengthOf, unionOf, type Span } from './spans.ts';

const seconds = fc.integer({ min: 0, max: 200 });
const spans: fc.Arbitrary<Span[]> = fc.array(fc.tuple(seconds, seconds));

it('counts every second once, however often it was played', () => {
  fc.assert(
    fc.property(spans, (all) => {
      const union = unionOf(all);
      const played = new Set(
        all.flatMap(([from, to]) =>
          Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i),
        ),
      );
      expect(lengthOf(union)).toBe(played.size);
      expect(unionOf(union)).toEqual(union);
    }),
  );
});

it('does not depend on the order in which spans are told', () => {
  fc.assert(
    fc.property(spans, spans, (a, b) => {
      expect(unionOf([...unionOf(a), ...b])).toEqual(unionOf([...b, ...a]));
    }),
  );
});
