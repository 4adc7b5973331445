import { expect, it } from 'vitest';
import { openRoots } from './open-roots.ts';

const rootOf = (elements: object[]): any => ({ querySelectorAll: () => elements });
const plain = { shadowRoot: null };

it('finds open shadow roots, those in others too', () => {
  const inner = rootOf([plain]);
  const outer = rootOf([plain, { shadowRoot: inner }]);
  expect(openRoots(rootOf([plain, { shadowRoot: outer }]))).toEqual([outer, inner]);
});

it('looks at no more of a huge page than it must', () => {
  const elements = Array.from({ length: 30_000 }, () => plain as object);
  elements.push({ shadowRoot: rootOf([]) });
  expect(openRoots(rootOf(elements))).toEqual([]);
});
