import { expect, it } from 'vitest';
import { changeTexts } from './change-text.ts';
import type { BatchWork } from './changes.ts';

const work = (of: Partial<BatchWork>): BatchWork => ({
  outcome: 'UPDATED',
  fields: [],
  before: null,
  after: null,
  anime: null,
  manga: null,
  ...of,
});
const values = (of: Partial<NonNullable<BatchWork['after']>>) => ({
  status: null,
  progress: null,
  volumeProgress: null,
  ...of,
});

it('says what a value was and is', () => {
  const change = work({
    fields: ['status', 'progress', 'plays', 'score'].map(
      (name) => name.toUpperCase() as BatchWork['fields'][number],
    ),
    before: values({ status: 'CURRENT', progress: 27 }),
    after: values({ status: 'COMPLETED', progress: 28 }),
  });
  expect(changeTexts(change, false, 'en')).toEqual([
    'Watching → Completed',
    'Episodes watched: 27 → 28',
    'Your score',
  ]);
  expect(changeTexts(change, true, 'ja')[1]).toBe('読んだ話数：27 → 28');
});

it('says what was added and removed', () => {
  const added = work({
    outcome: 'ADDED',
    fields: ['STATUS'],
    after: values({ status: 'PLANNING' }),
  });
  expect(changeTexts(added, true, 'en')).toEqual(['Added to your list', 'Plan to read']);
  expect(changeTexts(work({ outcome: 'DELETED' }), false, 'en')).toEqual([
    'Removed from your list',
  ]);
});

it('names what is not of the entry itself', () => {
  const of = (...fields: BatchWork['fields']) =>
    changeTexts(work({ outcome: 'UNCHANGED', fields }), false, 'en');
  expect(of('PLAYS')).toEqual(['History']);
  expect(of('FAVOURITE')).toEqual(['Favorites']);
  expect(of()).toEqual(['Details kept for apps']);
});
