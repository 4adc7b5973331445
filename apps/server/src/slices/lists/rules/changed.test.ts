import { expect, it } from 'vitest';
import {
  entryChange,
  joinedChanges,
  NO_CHANGES,
  type ChangedWork,
  type EntryOutcome,
} from './changed.ts';
import { BLANK } from './state.ts';

const work = (outcome: EntryOutcome, fields: ChangedWork['fields'] = []): ChangedWork => ({
  media: 'ANIME',
  workId: 'one',
  outcome,
  fields,
});
const of = (...works: ChangedWork[]) => ({ ...NO_CHANGES, works });

it('names the status and what else is said of an entry that is added', () => {
  expect(entryChange(null, BLANK)).toEqual({ outcome: 'ADDED', fields: ['status'] });
  const after = { ...BLANK, progress: 2, score: 80 };
  expect(entryChange(null, after).fields).toEqual(['status', 'progress', 'score']);
});

it('names the fields that say something else', () => {
  const after = { ...BLANK, tags: ['calm'], notes: 'x' };
  expect(entryChange(BLANK, after)).toEqual({ outcome: 'UPDATED', fields: ['notes', 'tags'] });
  expect(entryChange(BLANK, { ...BLANK })).toEqual({ outcome: 'UNCHANGED', fields: [] });
  expect(entryChange(BLANK, null)).toEqual({ outcome: 'DELETED', fields: [] });
});

it.each([
  ['ADDED', 'UPDATED', 'ADDED'],
  ['ADDED', 'DELETED', 'DELETED'],
  ['UPDATED', 'DELETED', 'DELETED'],
  ['DELETED', 'ADDED', 'UPDATED'],
  ['UNCHANGED', 'UPDATED', 'UPDATED'],
  ['ADDED', 'UNCHANGED', 'ADDED'],
] as const)('makes %s and then %s of one work %s', (first, second, both) => {
  expect(joinedChanges(of(work(first)), of(work(second))).works).toEqual([work(both)]);
});

it('names each work, field and custom list once', () => {
  const other = { ...work('UPDATED', ['score']), media: 'MANGA' as const };
  const [old, renamed] = [
    { id: 'a', name: 'Old' },
    { id: 'a', name: 'New' },
  ];
  const first = { ...of(work('UPDATED', ['progress'])), customLists: [old] };
  const second = {
    ...of(work('UNCHANGED', ['progress', 'plays']), other),
    customLists: [renamed],
    isUndoable: true,
  };
  expect(joinedChanges(first, second)).toEqual({
    ...of(work('UPDATED', ['progress', 'plays']), other),
    customLists: [renamed],
    isUndoable: true,
  });
});
