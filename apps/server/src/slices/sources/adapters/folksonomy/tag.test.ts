import { expect, it } from 'vitest';
import { categoryOfTag } from '#slices/catalog/index.ts';
import { TAG_WORDS } from './tag.ts';

it('each tag stands in a category', () => {
  expect(Object.keys(TAG_WORDS).filter((tag) => categoryOfTag(tag) === null)).toEqual([]);
});
