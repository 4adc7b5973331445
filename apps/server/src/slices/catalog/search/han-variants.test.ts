import { expect, test } from 'vitest';
import { simplified } from './han-variants.ts';
import { buildTitleIndex } from './index.ts';

test.each([
  ['命運石之門', '命运石之门'],
  ['進擊的巨人', '进击的巨人'],
  ['鋼之鍊金術師 FA', '钢之炼金术师 FA'],
])('%s is %s', (text, other) => expect(simplified(text)).toBe(other));

test.each(['进击的巨人', '進撃の巨人', 'ヒカルの碁', 'attack', ''])('“%s” is no other', (text) => {
  expect(simplified(text)).toBeNull();
});

test('a title in simplified characters is found by traditional ones, behind one that is written so', () => {
  const index = buildTitleIndex([
    { id: 0, titles: ['命运石之门'] },
    { id: 1, titles: ['命運石之門'] },
  ]);
  expect(index.search('命運石之門', 5).map(({ id }) => id)).toEqual([1, 0]);
});
