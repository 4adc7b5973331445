import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverDesign, HUES, PATTERNS } from './cover-design.ts';

it('draws one id the same way every time, within the palette', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const design = coverDesign(id);
      expect(design).toEqual(coverDesign(id));
      expect(design.hue).toBeGreaterThanOrEqual(0);
      expect(design.hue).toBeLessThan(HUES);
    }),
  );
});

it('spreads neighbouring ids over hues and patterns', () => {
  const designs = Array.from({ length: 1200 }, (_, index) =>
    coverDesign(`00000000-0000-5000-a000-${String(index).padStart(12, '0')}`),
  );
  const most = (key: (design: (typeof designs)[number]) => unknown) =>
    Math.max(
      ...Map.groupBy(designs, key)
        .values()
        .map((group) => group.length),
    );
  expect(most((design) => design.hue)).toBeLessThan((1200 / HUES) * 1.5);
  expect(most((design) => design.pattern)).toBeLessThan((1200 / PATTERNS.length) * 1.5);
});
