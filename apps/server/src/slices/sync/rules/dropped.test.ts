import { expect, it } from 'vitest';
import { droppedOf } from './dropped.ts';

const of = (statuses: Record<string, 'current' | 'completed' | 'planning'>) =>
  droppedOf(['first', 'second', 'third'], (id) => statuses[id]);

it('takes what was being watched for dropped, and leaves what was watched to its end', () => {
  expect(of({ first: 'completed', second: 'current' })).toEqual(['second']);
  expect(of({ first: 'completed' })).toEqual([]);
  expect(of({ first: 'planning' })).toEqual(['first']);
  expect(of({})).toEqual(['first']);
  expect(droppedOf([], () => undefined)).toEqual([]);
});
