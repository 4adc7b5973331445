import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverDesign, HUES, PATTERNS, titleSize } from './cover-design.ts';

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

it.each([
  ['鬼滅の刃', 'down', 'large'],
  ['葬送のフリーレン', 'down', 'medium'],
  ['Re:ゼロから始める異世界生活', 'down', 'small'],
  ['NANA', 'across', 'large'],
  ['SPY×FAMILY', 'across', 'small'],
  ['HUNTER×HUNTER', 'across', 'tiny'],
  ['CLANNAD', 'across', 'medium'],
  ['EREMENTAR GERAD', 'across', 'small'],
  ['BEYBLADE X', 'across', 'medium'],
  ['SUPERCALIFRAGILISTIC', 'across', 'tiny'],
  ['「お前ごときが魔王に勝てると思うな」と勇者パーティを追放されたので', 'down', 'tiny'],
  ['A title of very many short words in a row', 'across', 'small'],
] as const)('sets %s %s in %s type', (title, direction, size) => {
  expect(titleSize(title, direction)).toBe(size);
});
