import { expect, test } from 'vitest';
import { NameIndex } from './name-index.ts';

const names = (...keys: string[]): Map<string, null> => new Map(keys.map((key) => [key, null]));

const indexed = (works: Record<string, string[]>): NameIndex => {
  const index = new NameIndex('studio');
  for (const [workId, keys] of Object.entries(works)) index.replace(workId, names(...keys));
  return index;
};

test('a name has the works it stands in, whether one or several', () => {
  const index = indexed({ one: ['bones'], two: ['bones', 'madhouse'], three: ['bones'] });
  expect(index.byKey('bones')?.works).toEqual(['one', 'two', 'three']);
  expect(index.byKey('madhouse')?.works).toEqual(['two']);
});

test('a work that names others, or nobody, is forgotten where it stood', () => {
  const index = indexed({ one: ['bones'], two: ['bones', 'madhouse'], three: ['bones'] });
  index.replace('two', names('bones'));
  index.replace('one', names());
  index.replace('three', names('madhouse'));
  expect(index.byKey('bones')?.works).toEqual(['two']);
  expect(index.byKey('madhouse')?.works).toEqual(['three']);
  expect([...index.works()]).toEqual(['two', 'three']);
});

test('a name is found by its id as long as a work has it, and has the same id when it comes back', () => {
  const index = indexed({ one: ['bones'] });
  const { id } = index.byKey('bones')!;
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  expect(index.byId(id)).toBe(index.byKey('bones'));
  index.replace('one', names());
  expect(index.byId(id)).toBeUndefined();
  index.replace('two', names('bones'));
  expect(index.byId(id)?.works).toEqual(['two']);
});
