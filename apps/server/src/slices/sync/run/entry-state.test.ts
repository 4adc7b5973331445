import { expect, it } from 'vitest';
import { entryOf, SYNC_FIELDS } from '../rules/merge/entry.ts';
import { remoteEntryOf } from './entry-state.ts';

const known = entryOf({ status: 'current', progress: 4, notes: 'calm' });

it('leaves a field that is not exchanged, or could not be read, as it was', () => {
  const fields = SYNC_FIELDS.filter((field) => field !== 'notes');
  const decoded = { status: 'paused', notes: 'other', score: 70 } as const;
  expect(remoteEntryOf(decoded, { fields, known })).toEqual({
    ...known,
    status: 'paused',
    score: 70,
  });
});

it('knows no entry with a status that nobody knows', () => {
  expect(
    remoteEntryOf({ status: null, progress: 1 }, { fields: SYNC_FIELDS, known: undefined }),
  ).toBeUndefined();
});
