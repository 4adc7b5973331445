import { expect, it } from 'vitest';
import { connectorOf } from '../../connectors/index.ts';
import { type Decision, isSameQuestion, withDecisions } from './decide-holds.ts';
import { entryOf, type SyncEntry } from './entry.ts';
import { merge } from './merge.ts';
import type { MergeCase } from './merge-case.ts';

const there = connectorOf('anilist')!.capabilities;
const watched = entryOf({ status: 'current', progress: 11 });

const caseOf = (local: SyncEntry | null, remote: SyncEntry | null): MergeCase => ({
  there,
  policy: { direction: 'two-way', deletes: 'ask' },
  length: { total: 12, totalVolumes: null },
  pair: { local: watched, remote: watched },
  local,
  remote,
  isMapped: true,
  isDeletedHere: local === null,
});

const decide = (entry: MergeCase, decision: Decision) =>
  withDecisions(entry, merge(entry), () => decision);

it('takes a loss of episodes that its owner confirms, or puts ours back', () => {
  const entry = caseOf(watched, { ...watched, progress: 2 });
  expect(decide(entry, 'open').holds).toEqual([
    { field: 'progress', reason: 'suspicious-regress' },
  ]);
  expect(decide(entry, 'theirs')).toMatchObject({
    local: 'update',
    localSet: { progress: 2 },
    holds: [],
  });
  expect(decide(entry, 'ours')).toMatchObject({ remote: 'update', remoteSet: { progress: 11 } });
  expect(decide(entry, 'leave')).toMatchObject({ local: 'none', remote: 'none', holds: [] });
});

it('deletes an entry or brings it back, as its owner says', () => {
  const gone = caseOf(watched, null);
  expect(decide(gone, 'theirs')).toMatchObject({ local: 'delete', holds: [] });
  expect(decide(gone, 'ours')).toMatchObject({ remote: 'create', remoteSet: { progress: 11 } });
  const removed = caseOf(null, watched);
  expect(decide(removed, 'ours')).toMatchObject({ remote: 'delete' });
  expect(decide(removed, 'theirs')).toMatchObject({ local: 'create' });
});

it('never writes where the link may not', () => {
  const entry = {
    ...caseOf(watched, null),
    policy: { direction: 'push', deletes: 'ask' } as const,
  };
  expect(decide(entry, 'theirs').local).toBe('none');
});

it('asks again if a value has changed', () => {
  expect(isSameQuestion({ here: 11, there: 2 }, { here: 11, there: 2 })).toBe(true);
  expect(isSameQuestion({ here: 11, there: 2 }, { here: 11, there: 1 })).toBe(false);
});
